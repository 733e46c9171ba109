import { type Message, plural } from '../index.ts'

const sentences = {
  fr: (count: number) => plural('fr', count, { one: `${count} phrase`, other: `${count} phrases` }),
  ru: (count: number) =>
    plural('ru', count, {
      one: `${count} предложение`,
      few: `${count} предложения`,
      many: `${count} предложений`,
      other: `${count} предложения`,
    }),
}
const lines = {
  fr: (count: number) => plural('fr', count, { one: `${count} ligne`, other: `${count} lignes` }),
  ru: (count: number) =>
    plural('ru', count, {
      one: `${count} строка`,
      few: `${count} строки`,
      many: `${count} строк`,
      other: `${count} строки`,
    }),
}

export const translationField = {
  /** By the language of the translation. */
  label: {
    fr: { fr: 'Traduction en français', ru: 'Перевод на французский' },
    ru: { fr: 'Traduction en russe', ru: 'Перевод на русский' },
  },
  hint: {
    fr: 'Une traduction par phrase : le lecteur la voit sous la phrase quand il la demande. Une phrase laissée vide reste sans traduction.',
    ru: 'Для каждого предложения свой перевод: читатель видит его под предложением, когда попросит. Если оставить пусто, перевода не будет.',
  },
  noText: {
    fr: 'Écrivez d’abord le texte : ses phrases apparaîtront ici.',
    ru: 'Сначала напишите текст: его предложения появятся здесь.',
  },
  changed: {
    fr: 'La phrase a changé : vérifiez sa traduction.',
    ru: 'Предложение изменилось: проверьте перевод.',
  },
  isRight: { fr: 'Elle convient', ru: 'Всё верно' },
  more: { fr: 'Afficher la suite', ru: 'Показать дальше' },
  whole: {
    fr: 'Toute la traduction en un seul texte',
    ru: 'Весь перевод одним текстом',
  },
  wholeHint: {
    fr: 'Une ligne par phrase, et une ligne vide là où le texte en a une. « ? » seul : pas encore de traduction. « ? » devant une ligne : à vérifier, les lecteurs ne la voient pas.',
    ru: 'На каждое предложение одна строка; пустая строка там же, где в тексте. Один «?» — перевода ещё нет. «?» перед строкой — её надо проверить, читатели её не видят.',
  },
  showLine: { fr: 'Aller à cette ligne', ru: 'Перейти к строке' },
} satisfies Record<string, Message | Record<string, Message>>

export const translationProgress = {
  fr: ({ done, all, open }) =>
    `${sentences.fr(done)} sur ${all} avec traduction.${open > 0 ? ` À vérifier : ${open}.` : ''}`,
  ru: ({ done, all, open }) =>
    `С переводом: ${sentences.ru(done)} из ${all}.${open > 0 ? ` Проверить: ${open}.` : ''}`,
} satisfies Message<{ done: number; all: number; open: number }>

/** Where a translation does not match its text; a block stands between two blank lines. */
export const mismatch = {
  differs: {
    fr: (at) =>
      `Bloc ${at.block} (ligne ${at.line}), « ${at.begins} » : ${sentences.fr(at.sentences)} dans le texte, ${lines.fr(at.lines)} de traduction.`,
    ru: (at) =>
      `Блок ${at.block} (строка ${at.line}), «${at.begins}»: в тексте ${sentences.ru(at.sentences)}, в переводе ${lines.ru(at.lines)}.`,
  },
  tooMany: {
    fr: (at) =>
      `Bloc ${at.block} (ligne ${at.line}) : le texte n’a plus de bloc ici. Retirez ces lignes ou joignez-les à un autre bloc.`,
    ru: (at) =>
      `Блок ${at.block} (строка ${at.line}): в тексте такого блока нет. Уберите эти строки или присоедините их к другому блоку.`,
  },
} satisfies Record<string, Message<MismatchValues>>

type MismatchValues = {
  block: number
  line: number
  lines: number
  sentences: number
  begins: string
}
