import { type Level, levels } from '@slovo/content-model'

/** A lesson as the menu shows it. */
export interface MenuLesson {
  id: number
  slug: string
  level: Level
  title: string
  isStudied: boolean
}

/** The lessons under their levels, easiest first; a level without lessons is left out. */
export function lessonsByLevel(lessons: MenuLesson[]) {
  return levels
    .map((level) => {
      const own = lessons.filter((lesson) => lesson.level === level)
      return { level, lessons: own, studied: own.filter(({ isStudied }) => isStudied).length }
    })
    .filter(({ lessons }) => lessons.length > 0)
}

/** The lessons before and after one, in the order of the menu. */
export function neighbours(lessons: MenuLesson[], id: number) {
  const inOrder = lessonsByLevel(lessons).flatMap((group) => group.lessons)
  const place = inOrder.findIndex((lesson) => lesson.id === id)
  if (place < 0) return { previous: undefined, next: undefined }
  return { previous: inOrder[place - 1], next: inOrder[place + 1] }
}
