/** What the form of a new word holds, as it was typed. */
export function readTyped(form: FormData) {
  return {
    isAdding: form.get('intent') === 'add',
    values: {
      word_ru: String(form.get('word_ru') ?? ''),
      word_fr: String(form.get('word_fr') ?? ''),
      word_sentence: String(form.get('word_sentence') ?? ''),
    },
  }
}
