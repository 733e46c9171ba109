const E164 = /^[1-9][0-9]{1,14}$/

/** The number as accounts keep it, without its plus, or nothing if it is none. */
export function normalisePhone(text: string): string | undefined {
  const phone = text.trim().replace(/^\+/, '').replaceAll(' ', '')
  return E164.test(phone) ? phone : undefined
}
