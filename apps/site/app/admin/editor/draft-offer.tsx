import { draftFound, editor } from '@slovo/messages/admin'
import { Button } from '../../ui/button.tsx'
import { useLocale, useSay } from '../../ui/say.ts'

interface DraftOfferProps {
  savedAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** An earlier visit was left with unsaved work: it can be taken up again, or given up. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  const say = useSay()
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="admin-strip" role="status">
      <p>{say(draftFound, { time: time.format(new Date(savedAt)) })}</p>
      <div className="actions">
        <Button type="button" look="secondary" onClick={onRestore}>
          {say(editor.draftRestore)}
        </Button>
        <Button type="button" look="quiet" onClick={onDiscard}>
          {say(editor.draftDiscard)}
        </Button>
      </div>
    </div>
  )
}
