import { type Message, plural } from './index.ts'

export const lessons = {
  title: { fr: 'Leçons', ru: 'Уроки' },
  menu: { fr: 'Toutes les leçons', ru: 'Все уроки' },
  close: { fr: 'Fermer le menu des leçons', ru: 'Закрыть список уроков' },
  empty: {
    fr: 'Aucune leçon n’est encore publiée.',
    ru: 'Пока не опубликовано ни одного урока.',
  },
  meanwhile: {
    fr: 'En attendant, la grammaire se rencontre dans les textes : touchez un mot, et sa forme est expliquée.',
    ru: 'А пока грамматику можно встретить в текстах: нажмите на слово и увидите объяснение его формы.',
  },
  toMaterials: { fr: 'Voir les textes', ru: 'К материалам' },
  notFound: { fr: 'Cette leçon n’existe pas', ru: 'Такого урока нет' },
  markStudied: { fr: 'J’ai étudié cette leçon', ru: 'Урок изучен' },
  studied: { fr: 'Leçon étudiée', ru: 'Вы изучили этот урок' },
  studiedMark: { fr: 'étudiée', ru: 'изучен' },
  previous: { fr: 'Leçon précédente', ru: 'Предыдущий урок' },
  next: { fr: 'Leçon suivante', ru: 'Следующий урок' },
  others: { fr: 'Leçons voisines', ru: 'Соседние уроки' },
} satisfies Record<string, Message>

export const progress = {
  fr: ({ studied, count }) =>
    plural('fr', studied, {
      one: `${studied} étudiée sur ${count}`,
      other: `${studied} étudiées sur ${count}`,
    }),
  ru: ({ studied, count }) => `изучено: ${studied} из ${count}`,
} satisfies Message<{ studied: number; count: number }>

export const lessonDescription = {
  fr: ({ title, level }) => `${title} : une leçon de niveau ${level}, avec exemples et exercices.`,
  ru: ({ title, level }) => `${title}: урок уровня ${level} с примерами и упражнениями.`,
} satisfies Message<{ title: string; level: string }>
