import { enum as enumOf, iso, literal, object, string, uuid } from 'zod'

/** The parts of zod that forms use: the browser loads no other. */
export const z = { enum: enumOf, date: iso.date, literal, object, string, uuid }
