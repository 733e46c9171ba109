import type { ApiRole } from '@slovo/database'
import type { PublishedTable } from './catalogue.ts'

/** An identifier in SQL: `my "table"` → `"my ""table"""`. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/**
 * The condition under which a table's policies let a role select or insert a row, as SQL over that row's columns. It
 * asks them about rows that are not in the table: one that was deleted, or one that stands for a message.
 */
export function permits(table: PublishedTable, role: ApiRole, action: 'select' | 'insert'): string {
  if (role === 'service_role' || !table.hasRowSecurity) return 'true'
  const command = action === 'select' ? 'r' : 'a'
  const applying = table.policies.filter(
    (policy) =>
      (policy.command === '*' || policy.command === command) && policy.roles.includes(role),
  )
  const conditionOf = ({ using, check }: PublishedTable['policies'][number]) =>
    `(${(action === 'insert' ? (check ?? using) : using) ?? 'true'})`

  const permissive = applying.filter((policy) => policy.isPermissive).map(conditionOf)
  const restrictive = applying.filter((policy) => !policy.isPermissive).map(conditionOf)
  if (permissive.length === 0) return 'false'
  return [`(${permissive.join(' or ')})`, ...restrictive].join(' and ')
}
