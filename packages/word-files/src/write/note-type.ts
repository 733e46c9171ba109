import type { DeckTexts } from './exported-word.ts'

/** Our packages are recognised by the name of their note type; Anki may write a number after it. */
export const OWN_NOTE_TYPE = 'Slovo'

/** The fields of a note. The titles that people see are messages of the site. */
export const noteFields = ['russian', 'french', 'sentence', 'form', 'gap', 'text', 'sound'] as const
type NoteField = (typeof noteFields)[number]

const CSS = `.card { font: 22px/1.5 sans-serif; text-align: center; }
.sentence { font-size: 18px; }
.text { font-size: 14px; opacity: 0.7; }`

/** The note type as schema 11 keeps it: a card for each kind of question, in the order of `filedKinds`. */
export function noteType(
  { learning, fields }: DeckTexts,
  { id, deckId, now }: { id: number; deckId: number; now: number },
) {
  const name = (field: NoteField) => fields[noteFields.indexOf(field)] ?? field
  const [learnt, known] =
    learning === 'ru' ? (['russian', 'french'] as const) : (['french', 'russian'] as const)
  const filled = (field: NoteField, html: string) => `{{#${name(field)}}}${html}{{/${name(field)}}}`
  const empty = (field: NoteField, html: string) => `{{^${name(field)}}}${html}{{/${name(field)}}}`
  const value = (field: NoteField) => `{{${name(field)}}}`
  const voice = `{{tts ${learning === 'ru' ? 'ru_RU' : 'fr_FR'}:${name(learnt)}}}`
  const sound = filled('sound', value('sound')) + empty('sound', voice)
  const sentence = filled('sentence', `<p class="sentence">${value('sentence')}</p>`)
  const asked = filled('form', value('form')) + empty('form', value(learnt))
  const answer = `{{FrontSide}}<hr id="answer">${value(learnt)} ${value('form')}<br>${value(known)}${sentence}${sound}<p class="text">${value('text')}</p>`
  const template = (title: string, ord: number, qfmt: string) => ({
    ...{
      name: title,
      ord,
      qfmt,
      afmt: answer,
      bqfmt: '',
      bafmt: '',
      did: null,
      bfont: '',
      bsize: 0,
    },
  })
  return {
    id,
    name: `${OWN_NOTE_TYPE} (${learning})`,
    type: 0,
    mod: now,
    usn: -1,
    sortf: noteFields.indexOf(learnt),
    did: deckId,
    tmpls: [
      template('recognise', 0, `${asked}${sentence}`),
      template('gap', 1, filled('gap', `<p class="sentence">${value('gap')}</p>${value(known)}`)),
      template('recall', 2, value(known)),
      template('listen', 3, sound),
    ],
    flds: fields.map((title, ord) => ({
      ...{ name: title, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
    })),
    css: CSS,
    latexPre: '',
    latexPost: '',
    latexsvg: false,
    req: [0, 1, 2, 3].map((ord) => [ord, 'any', [noteFields.indexOf(learnt)]]),
    tags: [],
    vers: [],
  }
}
