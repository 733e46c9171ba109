import type { Message } from '../index.ts'

/** What each line of the table of keys does. */
export const keyNames = {
  move: { fr: 'Aller de mot en mot', ru: 'Переходить от слова к слову' },
  edges: { fr: 'Premier mot, dernier mot', ru: 'Первое слово, последнее слово' },
  open: { fr: 'Traduire le mot ou l’expression', ru: 'Перевести слово или выражение' },
  phrase: { fr: 'Choisir plusieurs mots', ru: 'Выбрать несколько слов' },
  choose: {
    fr: 'Garder la traduction qui porte ce chiffre',
    ru: 'Сохранить перевод с этой цифрой',
  },
  known: { fr: 'Je connais ce mot', ru: 'Я знаю это слово' },
  ignored: { fr: 'Ignorer ce mot', ru: 'Не учить это слово' },
  sound: { fr: 'Écouter le mot', ru: 'Послушать слово' },
  translate: { fr: 'Traduire la phrase', ru: 'Перевести предложение' },
  play: { fr: 'Écouter la phrase', ru: 'Послушать предложение' },
  close: { fr: 'Fermer', ru: 'Закрыть' },
  help: { fr: 'Afficher ces touches', ru: 'Показать этот список' },
} satisfies Record<string, Message>

/** Keys that have a name and not a letter. */
export const capNames = {
  HOME: { fr: 'Début', ru: 'Home' },
  END: { fr: 'Fin', ru: 'End' },
  ENTER: { fr: 'Entrée', ru: 'Enter' },
  SHIFT: { fr: 'Maj', ru: 'Shift' },
  ESCAPE: { fr: 'Échap', ru: 'Esc' },
} satisfies Record<string, Message>
