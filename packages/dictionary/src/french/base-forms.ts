import type { FormName } from '../entry.ts'

/** A base word that a French form may come from, and what the form is. */
interface BaseForm {
  base: string
  form: FormName
}

const name = (fr: string, ru: string): FormName => ({ fr, ru })
const PLURAL = name('pluriel', 'мн. число')
const FEMININE = name('féminin', 'женский род')
const FEMININE_PLURAL = name('féminin pluriel', 'женский род, мн. число')
const BEFORE_VOWEL = name('masculin devant voyelle', 'мужской род перед гласной')
const ELIDED = name('forme élidée', 'усечённая форма перед гласной')
const OTHER = name('autre forme', 'другая форма')

const listed = (form: FormName, pairs: string) =>
  pairs.split(' ').map((pair): [string, BaseForm] => {
    const [text = '', base = ''] = pair.split('=')
    return [text, { base, form }]
  })

const irregular = new Map<string, BaseForm>([
  ...listed(PLURAL, 'yeux=œil cieux=ciel messieurs=monsieur mesdames=madame aïeux=aïeul'),
  ...listed(PLURAL, 'mesdemoiselles=mademoiselle tous=tout ces=ce mes=mon tes=ton ses=son'),
  ...listed(PLURAL, 'nos=notre vos=votre les=le ils=il eux=lui ceux=celui des=un'),
  ...listed(PLURAL, 'quelques-uns=quelqu’un elles=elle lesquels=lequel bonshommes=bonhomme'),
  ...listed(FEMININE, 'vieille=vieux fraîche=frais douce=doux fausse=faux rousse=roux sèche=sec'),
  ...listed(FEMININE, 'folle=fou molle=mou belle=beau nouvelle=nouveau longue=long cette=ce'),
  ...listed(FEMININE, 'ma=mon ta=ton sa=son la=le une=un celle=celui laquelle=lequel grecque=grec'),
  ...listed(FEMININE, 'favorite=favori maligne=malin bénigne=bénin blanche=blanc franche=franc'),
  ...listed(FEMININE_PLURAL, 'celles=celui lesquelles=lequel'),
  ...listed(BEFORE_VOWEL, 'bel=beau nouvel=nouveau vieil=vieux fol=fou cet=ce'),
  ...listed(ELIDED, "l'=le d'=de j'=je m'=me t'=te s'=se n'=ne c'=ce qu'=que jusqu'=jusque"),
  ...listed(ELIDED, "lorsqu'=lorsque puisqu'=puisque quoiqu'=quoique presqu'=presque"),
  ...listed(OTHER, 'moi=je toi=tu auxquels=lequel desquels=lequel duquel=lequel auquel=lequel'),
])

const plurals: [RegExp, string][] = [
  [/s$/, ''],
  [/x$/, ''],
  [/aux$/, 'al'],
  [/aux$/, 'ail'],
]

const feminines: [RegExp, string][] = [
  [/e$/, ''],
  [/([lntsf])\1e$/, '$1'],
  [/elle$/, 'eau'],
  [/ère$/, 'er'],
  [/ète$/, 'et'],
  [/ève$/, 'ef'],
  [/ve$/, 'f'],
  [/euse$/, 'eur'],
  [/euse$/, 'eux'],
  [/ouse$/, 'oux'],
  [/trice$/, 'teur'],
  [/eresse$/, 'eur'],
  [/esse$/, 'e'],
  [/che$/, 'c'],
  [/que$/, 'c'],
  [/gue$/, 'g'],
  [/guë$/, 'gu'],
]

/** Base words that a noun, adjective or pronoun may come from; only some of them exist. */
export function baseForms(form: string): BaseForm[] {
  const known = irregular.get(form)
  const singulars = replaced(form, plurals)
  const bases = [
    ...(known ? [known] : []),
    ...singulars.map((base) => ({ base, form: PLURAL })),
    ...replaced(form, feminines).map((base) => ({ base, form: FEMININE })),
    ...singulars.flatMap((singular) => [
      ...replaced(singular, feminines).map((base) => ({ base, form: FEMININE_PLURAL })),
      ...[irregular.get(singular)].flatMap((one) =>
        one?.form === FEMININE ? [{ base: one.base, form: FEMININE_PLURAL }] : [],
      ),
    ]),
  ]
  // « nouvelle » comes from nouveau, not from « nouvel ».
  const isBase = (base: string) => irregular.get(base)?.form !== BEFORE_VOWEL
  return bases.filter(({ base }) => base.length > 1 && isBase(base))
}

function replaced(form: string, endings: [RegExp, string][]): string[] {
  return endings.filter(([end]) => end.test(form)).map(([end, by]) => form.replace(end, by))
}
