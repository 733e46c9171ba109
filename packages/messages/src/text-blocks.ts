import type { Message } from './index.ts'

export const textBlocks = {
  tip: { fr: 'Astuce', ru: 'Совет' },
  table: { fr: 'Tableau', ru: 'Таблица' },
  audio: { fr: 'Enregistrement', ru: 'Запись' },
} satisfies Record<string, Message>
