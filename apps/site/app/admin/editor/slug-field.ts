import { slugOf } from '@slovo/content-model'
import { z } from 'zod'

/** The readable part of an address, as it was typed; left empty, it is made of the title. */
export const Slug = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9-]*$/)

export const slugFor = (typed: string, title: string) => typed || slugOf(title)
