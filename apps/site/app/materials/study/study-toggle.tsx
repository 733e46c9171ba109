import { useSay } from '../../ui/say.ts'
import { studyLooks } from './study-looks.ts'
import { isToggle, shownChanges } from './study-status.ts'
import type { Study } from './use-study.ts'

/** Above the text: one button that adds it to the reader's texts, takes it out, and brings a studied one back. */
export function StudyToggle({ status, onSubmit }: Study) {
  const say = useSay()
  const change = shownChanges(status).find(isToggle) ?? 'start'
  const { name, Icon } = studyLooks[change]
  return (
    <form method="post" className="study-toggle" onSubmit={onSubmit}>
      <button type="submit" name="study" value={change} className="text-link">
        <Icon aria-hidden="true" /> {say(name)}
      </button>
    </form>
  )
}
