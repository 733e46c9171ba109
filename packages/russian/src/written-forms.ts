import type { Form } from './form.ts'

/** For tests: the forms in their order, slot by slot; alternatives after a stroke, rare forms left out. */
export function writtenForms(forms: Form[], slots?: readonly string[]): string {
  const bySlot = new Map<string, string[]>()
  for (const { slot, text, isDoubtful } of forms)
    if (!isDoubtful) bySlot.set(slot, [...(bySlot.get(slot) ?? []), text])
  const asked = slots ?? [...bySlot.keys()]
  return asked.map((slot) => bySlot.get(slot)?.join('/') ?? '—').join(' ')
}
