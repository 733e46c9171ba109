import { marksLegend } from '@slovo/messages/words/states'
import { useSay } from '../../ui/say.ts'

/** What the two marks of words mean. */
export function MarksLegend() {
  const say = useSay()
  return (
    <p className="marks-legend touchable">
      <span className="new">{say(marksLegend.new)}</span>{' '}
      <span className="saved">{say(marksLegend.saved)}</span>
    </p>
  )
}
