import { study } from '@slovo/messages/study'
import { Check, Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { useChange } from '../visit/form/use-change.ts'
import { queueStudy } from './queue-study.ts'
import {
  changesFrom,
  readStudyChange,
  type StudyChange,
  type StudyStatus,
  statusAfter,
} from './study-status.ts'

const buttons = {
  start: { name: study.start, Icon: Play },
  stop: { name: study.stop, Icon: Pause },
  finish: { name: study.finish, Icon: Check },
  'study-again': { name: study.again, Icon: RotateCcw },
} satisfies Record<StudyChange, unknown>

/**
 * Start, stop, finish, study again: posted as `study` to the page of the text, which is this one or that of `path`. The new state shows at
 * once; when the server refuses, the old one comes back with the message.
 */
export function StudyButtons({ status, path }: { status: StudyStatus; path?: string }) {
  const say = useSay()
  const change = useChange(path, undefined, queueStudy)
  const asked = readStudyChange(change.sent?.get('study'))
  const shown = asked ? statusAfter(asked) : status

  return (
    <form method="post" action={path} className="actions" onSubmit={change.onSubmit}>
      {changesFrom(shown).map((change, place) => {
        const { name, Icon } = buttons[change]
        return (
          <Button
            key={change}
            name="study"
            value={change}
            look={place === 0 ? 'primary' : 'secondary'}
          >
            <Icon aria-hidden="true" />
            {say(name)}
          </Button>
        )
      })}
    </form>
  )
}
