import { dictionary, entryEditor, entryFaults, tryClass } from '@slovo/messages/admin/dictionary'
import { editor } from '@slovo/messages/admin/editor'
import { data } from 'react-router'
import { localPath } from '../../../ui/local-path.ts'
import type { Say } from '../../../ui/say.ts'
import { isDuplicate, unwrap } from '../../../visit/failure/unwrap.ts'
import { isFromScript } from '../../../visit/form/from-script.server.ts'
import { handleForm } from '../../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../../visit/form/toast.server.ts'
import { type Admin, requireAdmin } from '../../require-admin.server.ts'
import {
  announceEntries,
  type CheckedEntry,
  checkEntry,
  describeWord,
  type KnownWord,
} from '../ask-dictionary.server.ts'
import { identityOf } from '../identity.ts'
import { type EntryField, type EntryValues, entryForm, entryTexts, formsKey } from './entry-form.ts'

const columns =
  'lang, lemma, pos, class, partner, government, register, derived_from, translations, note, replaces' as const

/** An entry of the site as its editor begins. */
export async function findEntry({ database }: Admin, id: number) {
  const row = unwrap(
    await database
      .from('dictionary_entries')
      .select(`${columns}, updated_at`)
      .eq('id', id)
      .maybeSingle(),
  )
  if (!row) throw data(null, { status: 404 })
  const { updated_at, ...entry } = row
  return { values: entryTexts(entry), version: updated_at }
}

/** A new entry: of a word that was asked for, or the copy of a shipped one that is to be corrected. */
export async function beginEntry(admin: Admin, query: URLSearchParams) {
  const lang = query.get('lang') === 'fr' ? 'fr' : 'ru'
  const lemma = (query.get('lemma') ?? '').slice(0, 100)
  const copied = query.get('copy')
  const blank: EntryValues = {
    ...{ lang, lemma, pos: 'noun', class: '', partner: [], government: [], register: '' },
    ...{ derived_from: '', translations: [], note: '', replaces: '' },
  }
  if (copied === null) return { values: entryTexts(blank), version: null }
  const words = await describeWord(admin, lemma, lang)
  const word = words.find((one) => identityOf(one) === copied)
  return { values: entryTexts(word ? copyOf(word, lang) : blank), version: null }
}

/** The dictionary itself writes that a verb has both aspects. */
const BOTH_ASPECTS = /^imperfectif et perfectif(?: ; )?/

const copyOf = (word: KnownWord, lang: 'ru' | 'fr'): EntryValues => ({
  ...{ lang, lemma: word.stressed, pos: word.pos, class: word.class ?? '' },
  ...(lang === 'fr' && { class: word.gender ?? '' }),
  ...{ partner: word.partner, government: word.government, register: word.register },
  ...{ derived_from: word.from, translations: word.definitions },
  ...{ note: word.note.replace(BOTH_ASPECTS, ''), replaces: identityOf(word) },
})

type Shown = { shown: LookedAt }

/** The forms that an entry would have, which its editor shows beside what was typed. */
interface LookedAt {
  check: CheckedEntry
  /** `formsKey` of what they are the forms of. */
  confirms: string
}

/** Shows the forms of an entry, and saves it once they have been looked at. */
export const editEntry = (id: number | null) =>
  handleForm(entryForm, async ({ context, request, url, intent, values, form, say, refuse }) => {
    const admin = requireAdmin(context, url)
    const refused = isFromScript(request) ? 200 : 422
    const looked = await lookAt(admin, values, String(form.get('try') ?? ''))
    if (!looked) return refuse<Shown>({ refusal: say(dictionary.unavailable), status: refused })

    const { entry, check } = looked
    // The form comes back with the class that was proposed and the stress that was typed.
    for (const [name, text] of Object.entries(entryTexts(entry))) form.set(name, text)
    const shown: LookedAt = { check, confirms: formsKey(entry) }
    const stay = (fault: Parameters<typeof refuse>[0]) =>
      refuse<Shown>({ status: refused, ...fault }, { shown })

    const errors = sayFaults(check, intent, say)
    if (Object.keys(errors).length > 0) return stay({ errors })
    if (intent === 'look-at-forms') return stay({ status: 200 })
    const isConfirmed = check.paradigm.length === 0 || form.get('confirms') === shown.confirms
    if (!isConfirmed) return stay({ refusal: say(entryEditor.confirm) })

    const { data: written, error } = await write(admin, entry, id, String(form.get('version')))
    if (isDuplicate(error)) return stay({ errors: { lemma: say(dictionary.stands) } })
    if (error) throw error
    if (written?.length === 0) return stay({ refusal: say(editor.changedMeanwhile) })

    await announce(admin)
    const place = url.searchParams.get('from') === 'missing' ? 'dictionary/missing' : 'dictionary'
    const list = localPath(admin.locale, `/admin/${place}`)
    return redirectWithToast(context, list, 'success', say(dictionary.saved))
  })

/** The entry is written: where its process could not read it now, it soon will. */
export async function announce(admin: Admin) {
  await announceEntries(admin).catch((cause) =>
    admin.visit.log.error(cause, 'the dictionary could not read a changed entry'),
  )
}

function write({ database }: Admin, entry: EntryValues, id: number | null, version: string) {
  const entries = database.from('dictionary_entries')
  return id === null
    ? entries.insert(entry).select('id')
    : entries.update(entry).eq('id', id).eq('updated_at', version).select('id')
}

/** With the class that was chosen among the proposed ones, or the likeliest where none is written. */
async function lookAt(admin: Admin, values: EntryValues, chosen: string) {
  try {
    const entry = { ...values, class: chosen || values.class }
    const check = await checkEntry(admin, entry)
    const [likeliest] = check.proposals
    if (entry.class !== '' || likeliest === undefined) return { entry, check }
    const proposed = { ...entry, class: likeliest }
    return { entry: proposed, check: await checkEntry(admin, proposed) }
  } catch (cause) {
    admin.visit.log.error(cause, 'an entry could not be checked')
    return null
  }
}

const isField = (name: string): name is EntryField => Object.hasOwn(entryForm.fields, name)

function sayFaults({ faults, proposals }: CheckedEntry, intent: string, say: Say) {
  const said: Partial<Record<EntryField, string>> = {}
  for (const { field, code } of faults) {
    // Forms may be looked at before the translations are written.
    if (!isField(field) || (field === 'translations' && intent === 'look-at-forms')) continue
    said[field] = sayFault(field, code, proposals[0], say)
  }
  return said
}

function sayFault(field: EntryField, code: string, proposed: string | undefined, say: Say): string {
  if (code === 'notAllowed' && field === 'lemma') return say(entryFaults.lemmaNotAllowed)
  const [, message = entryFaults.notAllowed] =
    Object.entries(entryFaults).find(([name]) => name === code) ?? []
  const fault = say(message)
  const isOfClass = field === 'class' && code !== 'hasNoClass' && proposed !== undefined
  return isOfClass ? say(tryClass, { fault, name: proposed }) : fault
}
