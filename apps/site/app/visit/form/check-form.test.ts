import { expect, test } from 'vitest'
import { sayIn } from '../../ui/say.ts'
import { checkForm } from './check-form.ts'
import { defineForm } from './define-form.ts'
import { z } from './zod.ts'

const nameNeeded = { fr: 'Donnez un nom.', ru: 'Укажите название.' }
const notBoth = { fr: 'Pas les deux.', ru: 'Не оба.' }

const form = defineForm({
  intents: ['save', 'publish'],
  fields: {
    name: { maxLength: 10 },
    place: { maxLength: 10 },
    password: { maxLength: 20, isSecret: true },
  },
  schema: ({ z, say, intent, passwordMinLength }) =>
    z
      .object({
        name: z.string().trim().min(1, say(nameNeeded)),
        place: intent === 'publish' ? z.string().min(1) : z.string(),
        password: z.string().min(passwordMinLength),
      })
      .refine(({ name, place }) => name !== place, say(notBoth)),
})

function check(sent: Record<string, string | File>, locale: 'fr' | 'ru' = 'fr') {
  const data = new FormData()
  for (const [name, value] of Object.entries(sent)) data.set(name, value)
  return checkForm(form, data, { z, say: sayIn[locale], passwordMinLength: 0 })
}

test('a form that is valid is read as values, with the intent of its button', () => {
  expect(check({ intent: 'publish', name: ' a ', place: 'b', other: 'c' })).toEqual({
    intent: 'publish',
    values: { name: 'a', place: 'b', password: '' },
  })
  expect(check({ intent: 'something else', name: 'a' })).toMatchObject({ intent: 'save' })
})

test('each wrong field has its sentence in the language of the page, and what was typed comes back without secrets', () => {
  expect(check({ intent: 'publish', name: ' ', password: 'hidden' }, 'ru')).toEqual({
    refusal: {
      kind: 'refused',
      intent: 'publish',
      typed: { name: ' ' },
      errors: { name: 'Укажите название.', place: 'Это поле обязательно.' },
      refusal: undefined,
    },
  })
})

test('what is wrong with the form as a whole is no field’s error', () => {
  expect(check({ name: 'a', place: 'a' })).toMatchObject({
    refusal: { errors: {}, refusal: 'Pas les deux.' },
  })
})

test('a text beyond the limit of its field is refused, and comes back whole', () => {
  const name = 'x'.repeat(11)
  expect(check({ name })).toMatchObject({
    refusal: {
      typed: { name },
      errors: { name: 'Ce texte est trop long : raccourcissez-le.' },
    },
  })
})

test('of a field that was sent twice the last one counts, and boxes of one name make a list', () => {
  const boxes = defineForm({
    intents: ['save'],
    fields: { note: { maxLength: 10 }, allowed: { maxLength: 100, isList: true } },
    schema: ({ z }) =>
      z.object({ note: z.string(), allowed: z.string().transform((text) => text.split('\n')) }),
  })
  const data = new FormData()
  for (const note of ['hidden', 'typed']) data.append('note', note)
  for (const site of ['https://a.example', 'https://b.example']) data.append('allowed', site)
  expect(checkForm(boxes, data, { z, say: sayIn.fr, passwordMinLength: 0 })).toMatchObject({
    values: { note: 'typed', allowed: ['https://a.example', 'https://b.example'] },
  })
})

test('a file in the place of a text counts as not sent', () => {
  expect(check({ name: new File(['a'], 'a.txt') })).toMatchObject({
    refusal: { typed: {}, errors: { name: 'Donnez un nom.' } },
  })
})
