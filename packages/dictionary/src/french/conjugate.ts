import { lookupKey } from '@slovo/language'
import type { StoredForm } from '../store.ts'
import { irregularModel, type VerbModel } from './irregular-verbs.ts'

/** The persons in the order of a conjugation table: je, tu, il, nous, vous, ils. */
const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const

/** A form and what it is: `['mangeais', 'imparfait 1s']`. */
type Conjugated = [form: string, code: string]

const IMPERFECT = ['ais', 'ais', 'ait', 'ions', 'iez', 'aient']
const FUTURE = ['ai', 'as', 'a', 'ons', 'ez', 'ont']
const SUBJUNCTIVE = ['e', 'es', 'e', 'ions', 'iez', 'ent']
const PAST: Record<string, string[]> = {
  ai: ['ai', 'as', 'a', 'âmes', 'âtes', 'èrent'],
  is: ['is', 'is', 'it', 'îmes', 'îtes', 'irent'],
  ïs: ['ïs', 'ïs', 'ït', 'ïmes', 'ïtes', 'ïrent'],
  us: ['us', 'us', 'ut', 'ûmes', 'ûtes', 'urent'],
  ûs: ['ûs', 'ûs', 'ût', 'ûmes', 'ûtes', 'ûrent'],
  ins: ['ins', 'ins', 'int', 'înmes', 'întes', 'inrent'],
}
const PAST_SUBJUNCTIVE: Record<string, string[]> = {
  ai: ['asse', 'asses', 'ât', 'assions', 'assiez', 'assent'],
  is: ['isse', 'isses', 'ît', 'issions', 'issiez', 'issent'],
  ïs: ['ïsse', 'ïsses', 'ït', 'ïssions', 'ïssiez', 'ïssent'],
  us: ['usse', 'usses', 'ût', 'ussions', 'ussiez', 'ussent'],
  ûs: ['ûsse', 'ûsses', 'ût', 'ûssions', 'ûssiez', 'ûssent'],
  ins: ['insse', 'insses', 'înt', 'inssions', 'inssiez', 'inssent'],
}

/**
 * Every simple form of a French verb. Where two spellings are in use (je paie, je paye), both
 * are given: the dictionary reads forms, it does not teach them.
 */
export function conjugate(verb: string): Conjugated[] {
  const irregular = irregularModel(verb)
  const models = irregular ? [irregular.model] : regularModels(verb)
  const prefix = irregular?.prefix ?? ''
  const forms = models.flatMap(formsOf).map(([form, code]): Conjugated => [prefix + form, code])
  const all: Conjugated[] = [[verb, 'infinitif'], ...forms]
  return [...new Map(all.map((one) => [one.join(' '), one])).values()]
}

function formsOf(model: VerbModel): Conjugated[] {
  const present = choices(model.present)
  const [ils = [], nous = []] = [present[5], present[3]]
  const imperfect = model.imperfect?.split('|') ?? nous.map((form) => form.replace(/ons$/, ''))
  const future = model.future.split('|')
  const [, pastStem = '', pastClass = ''] = /^(.*?)(ai|is|ïs|us|ûs|ins)$/.exec(model.past) ?? []

  return [
    ...conjugated('présent', present),
    ...conjugated('imparfait', endings(imperfect, IMPERFECT)),
    ...conjugated('futur', endings(future, FUTURE)),
    ...conjugated('conditionnel', endings(future, IMPERFECT)),
    ...conjugated('subjonctif', subjunctive(model, ils, imperfect)),
    ...conjugated('passé-simple', endings([pastStem], PAST[pastClass] ?? [])),
    ...conjugated('subjonctif-imparfait', endings([pastStem], PAST_SUBJUNCTIVE[pastClass] ?? [])),
    ...imperative(model, present),
    ...(model.presentParticiple?.split('|') ?? imperfect.map((stem) => `${stem}ant`)).map(
      (form): Conjugated => [form, 'participe-présent'],
    ),
    ...model.participle.split('|').flatMap(participles),
  ].filter(([form]) => !form.includes('-') && form !== '')
}

/** « assieds|assois …» → the choices for each person. */
function choices(line: string): string[][] {
  return line.split(' ').map((cell) => cell.split('|'))
}

function endings(stems: string[], ends: string[]): string[][] {
  return ends.map((end) => stems.map((stem) => softened(stem, end)))
}

/** The sound of c and g before a and o: nous plaçons, nous mangeons; not before i: nous placions. */
function softened(stem: string, end: string): string {
  const isHard = /^[aâoou]/.test(end)
  if (stem.endsWith('ç') && !isHard && /^[eiîè]/.test(end)) return `${stem.slice(0, -1)}c${end}`
  if (stem.endsWith('ge') && /^[iîeè]/.test(end)) return stem.slice(0, -1) + end
  return stem + end
}

function conjugated(tense: string, forms: string[][]): Conjugated[] {
  return forms.flatMap((alternatives, person) =>
    alternatives.map((form): Conjugated => [form, `${tense} ${persons[person]}`]),
  )
}

function subjunctive(model: VerbModel, ils: string[], imperfect: string[]): string[][] {
  if (model.subjunctive) return choices(model.subjunctive)
  const strong = ils.map((form) => form.replace(/ent$/, ''))
  return SUBJUNCTIVE.map((end, person) => {
    const stems = person === 3 || person === 4 ? imperfect : strong
    return stems.map((stem) => softened(stem, end))
  })
}

function imperative(model: VerbModel, present: string[][]): Conjugated[] {
  const tu = present[1]?.map((form) => form.replace(/es$/, 'e'))
  const own = model.imperative ? choices(model.imperative) : [tu, present[3], present[4]]
  return own.flatMap((forms = [], place) =>
    forms.map((form): Conjugated => [form, `impératif ${['2s', '1p', '2p'][place]}`]),
  )
}

function participles(masculine: string): Conjugated[] {
  const stem = masculine.replace(/û$/, 'u')
  return [
    [masculine, 'participe-passé ms'],
    [`${stem}e`, 'participe-passé fs'],
    [masculine.endsWith('s') ? masculine : `${stem}s`, 'participe-passé mp'],
    [`${stem}es`, 'participe-passé fp'],
  ]
}

function regularModels(verb: string): VerbModel[] {
  if (/er$/.test(verb)) return firstGroup(verb.slice(0, -2))
  if (/[iï]r$/.test(verb)) return [secondGroup(verb.slice(0, -2))]
  return /re$/.test(verb) ? [thirdGroup(verb.slice(0, -2))] : []
}

function secondGroup(stem: string): VerbModel {
  return {
    present: `${stem}is ${stem}is ${stem}it ${stem}issons ${stem}issez ${stem}issent`,
    ...{ future: `${stem}ir`, past: `${stem}is`, participle: `${stem}i` },
  }
}

function thirdGroup(stem: string): VerbModel {
  const il = /[dt]$/.test(stem) ? stem : `${stem}t`
  return {
    present: `${stem}s ${stem}s ${il} ${stem}ons ${stem}ez ${stem}ent`,
    ...{ future: `${stem}r`, past: `${stem}is`, participle: `${stem}u` },
  }
}

/** Parler, and its changes of spelling: manger, placer, appeler, acheter, céder, payer, envoyer. */
function firstGroup(stem: string): VerbModel[] {
  const soft = stem.replace(/c$/, 'ç').replace(/g$/, 'ge')
  return strongStems(stem).map((strong) => ({
    present: `${strong}e ${strong}es ${strong}e ${soft}ons ${stem}ez ${strong}ent`,
    future:
      /voy$/.test(stem) && /^(?:r?en)voy$/.test(stem)
        ? stem.replace(/oy$/, 'err')
        : futureStem(stem, strong),
    past: `${soft}ai`,
    imperfect: soft,
    participle: `${stem}é`,
  }))
}

/** The stem before a silent e: appell-, achèt-, cèd-, pai-; both spellings where both occur. */
function strongStems(stem: string): string[] {
  const open = stem.replace(/[eé]([^aeéèêiouy]{1,2}|[gq]u)$/, 'è$1')
  if (/[ou]y$/.test(stem)) return [stem.replace(/y$/, 'i')]
  if (/ay$/.test(stem)) return [stem, stem.replace(/y$/, 'i')]
  if (/e[lt]$/.test(stem)) return [`${stem}${stem.at(-1)}`, open]
  // Two consonants close the syllable (rester, fermer), unless the second is l or r (célébrer).
  const opens =
    /e[^aeéèêiouy]$/.test(stem) || /é(?:[^aeéèêiouy]|[^aeéèêiouy][lrh]|gn|[gq]u)$/.test(stem)
  return opens ? [open] : [stem]
}

function futureStem(stem: string, strong: string): string {
  return /é[^aeèi]*$/.test(stem) ? `${stem}er|${strong}er` : `${strong}er`
}

/** The forms of all verbs of the dictionary, those of « s’appeler » without their pronoun. */
export function verbForms(verbs: string[]): StoredForm[] {
  return verbs.flatMap((lemmaKey) => {
    const verb = lemmaKey.replace(/^(?:se |s')/, '')
    if (!/^[\p{L}\p{M}]+(?:er|[iï]r|re)$/u.test(verb)) return []
    return conjugate(verb).map(([text, form]) => ({ key: lookupKey(text), lemmaKey, form }))
  })
}
