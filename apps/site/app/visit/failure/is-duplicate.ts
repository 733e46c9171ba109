/** Whether Postgres refused a row because of a unique key (`unique_violation`). */
export function isDuplicate(error: { code: string } | null): boolean {
  return error?.code === '23505'
}
