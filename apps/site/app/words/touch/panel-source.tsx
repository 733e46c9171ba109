import * as reading from '@slovo/messages/reading/page'
import { useSay } from '../../ui/say.ts'

/** The dictionary of others that a meaning is from. */
export function PanelSource({ source }: { source: string | undefined }) {
  const say = useSay()
  return source ? <p className="panel-source">{say(reading.fromDictionary, { source })}</p> : null
}
