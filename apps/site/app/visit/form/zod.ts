import { enum as enumOf, literal, object, string, uuid } from 'zod'

/** The parts of zod that forms use: the browser loads no other. */
export const z = { enum: enumOf, literal, object, string, uuid }
