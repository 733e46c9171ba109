import type { Message } from '../index.ts'

export const noForms = {
  fr: 'Ce mot n’a pas d’autre forme.',
  ru: 'У этого слова нет других форм.',
} satisfies Message
export const doubtful = { fr: 'rare ou douteux', ru: 'редко или сомнительно' } satisfies Message
/** Read out with the form that stands in the text. */
export const presentForm = { fr: 'forme du texte', ru: 'форма в тексте' } satisfies Message

export const tables = {
  declension: { fr: 'Déclinaison', ru: 'Склонение' },
  shortForms: { fr: 'Formes courtes', ru: 'Краткие формы' },
  comparative: { fr: 'Comparatif', ru: 'Сравнительная степень' },
  present: { fr: 'Présent', ru: 'Настоящее время' },
  future: { fr: 'Futur', ru: 'Будущее время' },
  past: { fr: 'Passé', ru: 'Прошедшее время' },
  imperative: { fr: 'Impératif', ru: 'Повелительное наклонение' },
  participles: { fr: 'Participes et gérondifs', ru: 'Причастия и деепричастия' },
  forms: { fr: 'Formes', ru: 'Формы' },
} satisfies Record<string, Message>

export const columns = {
  form: { fr: 'Forme', ru: 'Форма' },
  singular: { fr: 'Singulier', ru: 'Ед. число' },
  plural: { fr: 'Pluriel', ru: 'Мн. число' },
  masculine: { fr: 'Masculin', ru: 'Мужской' },
  feminine: { fr: 'Féminin', ru: 'Женский' },
  neuter: { fr: 'Neutre', ru: 'Средний' },
} satisfies Record<string, Message>

export const rows = {
  nominative: { fr: 'Nominatif', ru: 'Именительный' },
  genitive: { fr: 'Génitif', ru: 'Родительный' },
  partitive: { fr: 'Génitif partitif', ru: 'Родительный (часть целого)' },
  dative: { fr: 'Datif', ru: 'Дательный' },
  accusative: { fr: 'Accusatif', ru: 'Винительный' },
  accusativeThings: { fr: 'Accusatif (choses)', ru: 'Винительный (неодуш.)' },
  accusativeBeings: { fr: 'Accusatif (êtres animés)', ru: 'Винительный (одуш.)' },
  instrumental: { fr: 'Instrumental', ru: 'Творительный' },
  prepositional: { fr: 'Prépositionnel', ru: 'Предложный' },
  locative: { fr: 'Locatif (après в, на)', ru: 'Местный (после в, на)' },
  infinitive: { fr: 'Infinitif', ru: 'Инфинитив' },
  presentActive: { fr: 'Participe présent actif', ru: 'Действительное наст. вр.' },
  presentPassive: { fr: 'Participe présent passif', ru: 'Страдательное наст. вр.' },
  pastActive: { fr: 'Participe passé actif', ru: 'Действительное прош. вр.' },
  pastPassive: { fr: 'Participe passé passif', ru: 'Страдательное прош. вр.' },
  presentGerund: { fr: 'Gérondif présent', ru: 'Деепричастие наст. вр.' },
  pastGerund: { fr: 'Gérondif passé', ru: 'Деепричастие прош. вр.' },
} satisfies Record<string, Message>

/** The tenses of a French verb, by the dictionary’s names for them. */
export const frenchTenses = {
  présent: { fr: 'Présent', ru: 'Présent (настоящее)' },
  imparfait: { fr: 'Imparfait', ru: 'Imparfait (прошедшее)' },
  'passé-simple': { fr: 'Passé simple', ru: 'Passé simple (прошедшее книжное)' },
  futur: { fr: 'Futur simple', ru: 'Futur simple (будущее)' },
  conditionnel: { fr: 'Conditionnel présent', ru: 'Conditionnel (условное)' },
  subjonctif: { fr: 'Subjonctif présent', ru: 'Subjonctif (сослагательное)' },
  'subjonctif-imparfait': {
    fr: 'Subjonctif imparfait',
    ru: 'Subjonctif imparfait (сослагательное книжное)',
  },
  impératif: { fr: 'Impératif', ru: 'Impératif (повелительное)' },
} satisfies Record<string, Message>

export const frenchForms = {
  'participe-présent': { fr: 'Participe présent', ru: 'Participe présent (причастие наст. вр.)' },
  'participe-passé ms': {
    fr: 'Participe passé, masculin',
    ru: 'Participe passé, мужской род',
  },
  'participe-passé fs': { fr: 'Participe passé, féminin', ru: 'Participe passé, женский род' },
  'participe-passé mp': {
    fr: 'Participe passé, masculin pluriel',
    ru: 'Participe passé, мужской род мн. ч.',
  },
  'participe-passé fp': {
    fr: 'Participe passé, féminin pluriel',
    ru: 'Participe passé, женский род мн. ч.',
  },
  singulier: { fr: 'Singulier', ru: 'Единственное число' },
  pluriel: { fr: 'Pluriel', ru: 'Множественное число' },
  masculin: { fr: 'Masculin', ru: 'Мужской род' },
  féminin: { fr: 'Féminin', ru: 'Женский род' },
  'masculin pluriel': { fr: 'Masculin pluriel', ru: 'Мужской род мн. ч.' },
  'féminin pluriel': { fr: 'Féminin pluriel', ru: 'Женский род мн. ч.' },
} satisfies Record<string, Message>
