import { capNames, keyNames } from '@slovo/messages/words/keys'
import { type Say, useSay } from '../../ui/say.ts'
import { type Command, keyLines } from './keys.ts'
import { isHeard } from './on-command.ts'

/** The keys that do something on this page. */
export function KeyList({ hasStates }: { hasStates: boolean }) {
  const say = useSay()
  return (
    <dl>
      {keyLines
        .filter(({ name }) => works(name, hasStates))
        .map(({ name, caps }) => (
          <div key={name}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{presentCap(cap, say)}</kbd>
              ))}
            </dt>
            <dd>{say(keyNames[name])}</dd>
          </div>
        ))}
    </dl>
  )
}

/** These are there only with what they act on: a voice, a translation, a recording. */
const dependent: readonly Command[] = ['sound', 'translate', 'play']

function works(name: keyof typeof keyNames, hasStates: boolean) {
  if (name === 'known' || name === 'ignored') return hasStates
  const command = dependent.find((command) => command === name)
  return command === undefined || isHeard(command)
}

const presentCap = (cap: string, say: Say) =>
  cap.replace(/[A-Z]{2,}/, (name) => nameOfCap(name, say))

function nameOfCap(name: string, say: Say) {
  const known = Object.entries(capNames).find(([cap]) => cap === name)
  return known ? say(known[1]) : name
}
