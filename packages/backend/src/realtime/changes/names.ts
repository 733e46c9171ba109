/** An identifier in SQL: `my "table"` → `"my ""table"""`. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
