import { materialPath } from '@slovo/content-model'
import type { Locale } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { localPath } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import type { ListedWord } from '../words/list.server.ts'
import { escapeHtml } from '../words/text/text-html.ts'
import { placeOfWord } from './word-place.ts'

export const EDIT_ICON = 'word-edit-icon'
export const REMOVE_ICON = 'word-remove-icon'

/** The forms that stand beside the list: of what is checked, and of one word. */
interface WordForms {
  checked: string
  one: string
}

/**
 * A saved word with its sentence and where it comes from, as HTML: fifty rows of elements, links and icons cost more than the rest of
 * the page. What a row can do is done by its list.
 */
export function wordRowHtml(word: ListedWord, forms: WordForms, locale: Locale): string {
  const { id, word_ru, word_fr, word_sentence, materials: material } = word
  const say = sayIn[locale]
  const label = (text: string) => `aria-label="${escapeHtml(text)}"`
  const source = material && escapeHtml(localPath(locale, materialPath(material)))
  return [
    `<label class="word-check"><input type="checkbox" name="id" value="${id}" form="${forms.checked}" `,
    `${label(say(dictionary.select, { word: word_ru }))}></label>`,
    `<div class="word-body"><p class="word-pair"><b lang="ru">${escapeHtml(word_ru)}</b> `,
    `<span lang="fr">${escapeHtml(word_fr)}</span></p>`,
    word_sentence ? sentenceHtml(word_sentence, word) : '',
    material
      ? `<p class="word-source"><a href="${source}" lang="${material.lang}">${escapeHtml(material.title)}</a></p>`
      : '',
    `</div><div class="word-actions"><a class="icon-button" data-edit href="${localPath(locale, `/dictionary/${id}`)}" `,
    `${label(say(dictionary.editWord, { word: word_ru }))}>${icon(EDIT_ICON)}</a>`,
    `<button type="submit" name="id" value="${id}" form="${forms.one}" class="icon-button" `,
    `${label(say(dictionary.deleteWord, { word: word_ru }))}>${icon(REMOVE_ICON)}</button></div>`,
  ].join('')
}

/** Drawn once on the page, and shown in each row. */
const icon = (id: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${id}"/></svg>`

function sentenceHtml(sentence: string, word: Pick<ListedWord, 'word_ru' | 'word_fr'>): string {
  const lang = /\p{Script=Cyrillic}/u.test(sentence) ? 'ru' : 'fr'
  const place = placeOfWord(sentence, lang === 'ru' ? word.word_ru : word.word_fr, lang)
  const { start, end } = place ?? { start: sentence.length, end: sentence.length }
  const marked = place ? `<mark>${escapeHtml(sentence.slice(start, end))}</mark>` : ''
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)].map(escapeHtml)
  return `<p class="word-sentence" lang="${lang}">${before}${marked}${after}</p>`
}
