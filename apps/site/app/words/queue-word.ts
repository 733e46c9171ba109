import type { OfflineDeed } from '../offline/queue/change.ts'
import { SET_STATE } from './states/state-form.ts'
import { SAVE_OWN } from './word-forms.ts'

/** What a form of the panel does, as it waits on the device; null for one that only the site can do. */
export function deedOf(sent: Record<string, string>, pathname: string): OfflineDeed | null {
  const field = (name: string) => (sent[name] ?? '').trim()
  const [intent, lemma, definition] = [field('intent'), field('lemma'), field('definition')]
  if (intent === 'remove-word') return { kind: 'remove', word: Number(field('id')) }
  if (lemma === '') return null
  if (intent === SET_STATE) {
    const said = field('state')
    const state = said === 'known' || said === 'ignored' ? said : null
    return { kind: 'state', lang: langOf(lemma), lemma, state }
  }
  if ((intent !== 'save-word' && intent !== SAVE_OWN) || definition === '') return null
  const material = /^(?:\/ru)?\/materials\/[^/]+\/(\d+)/.exec(pathname)?.[1]
  if (material !== undefined) {
    const word = Number(field('word'))
    const last = field('last') === '' ? {} : { last: Number(field('last')) }
    return { kind: 'keep', lemma, definition, material: Number(material), word, ...last }
  }
  const lang = 'lang' in sent ? (field('lang') === 'fr' ? 'fr' : 'ru') : langOf(lemma)
  const met = { sentence: field('sentence'), form: field('form'), at: Number(field('at')) }
  return { kind: 'keep', lemma, definition, lang, ...met }
}

const langOf = (lemma: string) => (/\p{Script=Cyrillic}/u.test(lemma) ? 'ru' : 'fr')
