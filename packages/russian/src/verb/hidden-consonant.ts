import type { Verb } from './verb.ts'

const SEVENTH: readonly (readonly [RegExp, string])[] = [
  [/(?:^|при|из)обрести$/, 'т'],
  [/(?:цвести|мести|плести|гнести|честь)$/, 'т'],
  [/(?:вести|брести|красть|класть|пасть|прясть|сесть|блюсти)$/, 'д'],
  [/(?:грести|скрести)$/, 'б'],
  [/расти$/, 'ст'],
  [/(?:зти|зть)$/, 'з'],
  [/(?:сти|сть)$/, 'с'],
]
const EIGHTH: readonly (readonly [RegExp, string])[] = [
  [/влечь$/, 'к'],
  [/(?:мочь|беречь|стеречь|небречь|лечь|жечь|стричь|прячь|стичь)$/, 'г'],
  [/чь$/, 'к'],
]

/** The consonant that the infinitive of types 7 and 8 hides (вести́ → вед, печь → пек), Zaliznyak's note « наст. -д- ». */
export function hiddenConsonant({ plain, type, consonant }: Verb): string {
  if (consonant) return consonant
  const table = type === 8 ? EIGHTH : SEVENTH
  return table.find(([ending]) => ending.test(plain))?.[1] ?? ''
}
