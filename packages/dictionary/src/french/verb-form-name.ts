import type { FormName } from '../entry.ts'

const TENSES: Record<string, FormName> = {
  infinitif: { fr: 'infinitif', ru: 'инфинитив' },
  présent: { fr: 'présent', ru: 'настоящее время' },
  imparfait: { fr: 'imparfait', ru: 'имперфект' },
  futur: { fr: 'futur', ru: 'будущее время' },
  conditionnel: { fr: 'conditionnel présent', ru: 'условное наклонение' },
  subjonctif: { fr: 'subjonctif présent', ru: 'сослагательное наклонение' },
  'passé-simple': { fr: 'passé simple', ru: 'простое прошедшее время' },
  'subjonctif-imparfait': {
    fr: 'subjonctif imparfait',
    ru: 'сослагательное наклонение, имперфект',
  },
  impératif: { fr: 'impératif', ru: 'повелительное наклонение' },
  'participe-présent': { fr: 'participe présent', ru: 'причастие настоящего времени' },
  'participe-passé': { fr: 'participe passé', ru: 'причастие прошедшего времени' },
}

const PERSONS: Record<string, FormName> = {
  '1': { fr: '1re', ru: '1-е' },
  '2': { fr: '2e', ru: '2-е' },
  '3': { fr: '3e', ru: '3-е' },
}

const AGREEMENTS: Record<string, FormName> = {
  ms: { fr: 'masculin singulier', ru: 'мужской род, ед. число' },
  fs: { fr: 'féminin singulier', ru: 'женский род, ед. число' },
  mp: { fr: 'masculin pluriel', ru: 'мужской род, мн. число' },
  fp: { fr: 'féminin pluriel', ru: 'женский род, мн. число' },
}

/** In the order in which they are met in texts: only the first three are shown. */
const ORDER = Object.keys(TENSES)

/** The name of a verb form from its codes: `présent 1s`, `présent 3s`, `subjonctif 1s` … */
export function verbFormName(codes: string[]): FormName {
  const byTense = Map.groupBy(codes, (code) => code.split(' ')[0] ?? '')
  const tenses = [...byTense]
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .slice(0, 3)
    .map(([tense, all]) => named(tense, [...new Set(all.map((code) => code.split(' ')[1] ?? ''))]))
  return { fr: tenses.map(({ fr }) => fr).join(' ; '), ru: tenses.map(({ ru }) => ru).join('; ') }
}

/** présent, 1s and 3s → « présent, 1re, 3e personne du singulier ». */
function named(tense: string, codes: string[]): FormName {
  const pick = (language: keyof FormName) => {
    const agreements = codes.flatMap((code) => AGREEMENTS[code]?.[language] ?? [])
    const singular = personsOf(codes, 's', language)
    const plural = personsOf(codes, 'p', language)
    const persons = {
      fr: [
        singular && `${singular} personne du singulier`,
        plural && `${plural} personne du pluriel`,
      ],
      ru: [singular && `${singular} лицо ед. числа`, plural && `${plural} лицо мн. числа`],
    }
    return [TENSES[tense]?.[language], ...agreements, ...persons[language]]
      .filter(Boolean)
      .join(', ')
  }
  return { fr: pick('fr'), ru: pick('ru') }
}

function personsOf(codes: string[], number: 's' | 'p', language: keyof FormName): string {
  const persons = codes.filter((code) => code.at(-1) === number)
  return persons.flatMap((code) => PERSONS[code.charAt(0)]?.[language] ?? []).join(', ')
}
