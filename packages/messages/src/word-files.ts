import type { Message } from './index.ts'

/** Words that go out as files, and where they come in. */

export const form = { fr: 'Forme lue', ru: 'Форма в тексте' } satisfies Message
export const state = { fr: 'Statut', ru: 'Статус' } satisfies Message
export const due = { fr: 'Prochaine révision', ru: 'Следующее повторение' } satisfies Message
export const states = {
  known: { fr: 'connu', ru: 'знаю' },
  ignored: { fr: 'ignoré', ru: 'не учу' },
} satisfies Record<string, Message>

export const deck = { fr: 'Slovo – mon dictionnaire', ru: 'Slovo — мой словарь' } satisfies Message
export const ankiFields = {
  russian: { fr: 'Russe', ru: 'По-русски' },
  french: { fr: 'Français', ru: 'По-французски' },
  sentence: { fr: 'Phrase', ru: 'Предложение' },
  form: { fr: 'Forme', ru: 'Форма' },
  gap: { fr: 'Phrase à trou', ru: 'Предложение с пропуском' },
  text: { fr: 'Texte', ru: 'Текст' },
  sound: { fr: 'Son', ru: 'Звук' },
} satisfies Record<string, Message>
export const exportAnki = { fr: 'Exporter (Anki)', ru: 'Экспорт (Anki)' } satisfies Message
export const ankiNote = {
  fr: 'Le paquet Anki contient chaque mot avec sa phrase, sa forme accentuée, le titre de son texte et votre calendrier de révision. Les enregistrements sont des textes entiers : Anki lit donc les mots avec la voix de l’appareil.',
  ru: 'В пакете Anki — каждое слово с предложением, формой с ударением, названием текста и вашим расписанием повторений. Записи — это целые тексты, поэтому Anki читает слова голосом устройства.',
} satisfies Message

export const menu = { fr: 'Fichiers', ru: 'Файлы' } satisfies Message
export const importWords = { fr: 'Importer', ru: 'Импорт' } satisfies Message
