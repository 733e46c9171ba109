import { IRREGULAR_VERBS, type Irregular } from './irregular-verbs-table.ts'
import { prefixBefore } from './prefix.ts'

/** The irregular verb that an infinitive (without stress and -ся) is, or is made from with a prefix. */
export function findIrregular(
  infinitive: string,
  type: number,
  scheme: string,
): (Irregular & { prefix: string }) | undefined {
  for (const verb of IRREGULAR_VERBS) {
    if (type !== 0 && !verb.types.includes(type)) continue
    if (type !== 0 && verb.onlyScheme && verb.onlyScheme !== scheme) continue
    const prefix = prefixOf(infinitive, verb.base, type)
    if (prefix !== undefined && !verb.not?.test(prefix)) return { ...verb, prefix }
  }
}

/** A verb of type 0 is irregular for certain, whatever stands before: со́з·дать. */
const prefixOf = (infinitive: string, base: string, type: number) =>
  type === 0 && infinitive.endsWith(base)
    ? infinitive.slice(0, -base.length)
    : prefixBefore(infinitive, base)
