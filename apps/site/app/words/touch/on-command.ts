import { type Command, commandOf } from './keys.ts'

const heard = new Map<Command, number>()

/**
 * Listens to the keys of these commands anywhere on the page: not while one types or a dialog is open, and not if they had a
 * meaning where they were pressed. Returns how to stop. `onCommand(['translate'], translateSentence)`
 */
export function onCommand<C extends Command>(
  commands: readonly C[],
  onCommand: (command: C, event: KeyboardEvent) => void,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return
    const pressed = commandOf(event)
    const command = commands.find((command) => command === pressed)
    if (command !== undefined) onCommand(command, event)
  }
  for (const command of commands) heard.set(command, (heard.get(command) ?? 0) + 1)
  document.addEventListener('keydown', onKey)
  return () => {
    for (const command of commands) heard.set(command, (heard.get(command) ?? 1) - 1)
    document.removeEventListener('keydown', onKey)
  }
}

/** Whether something on the page listens: the help shows no key that does nothing. */
export const isHeard = (command: Command) => (heard.get(command) ?? 0) > 0

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null
