import * as reading from '@slovo/messages/reading'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'

interface TextToolsProps {
  accents: boolean
  hasAccents: boolean
  isLinked: boolean
}

/** How words are touched, and how the text can be shown. */
export function TextTools({ accents, hasAccents, isLinked }: TextToolsProps) {
  const say = useSay()
  return (
    <div className="text-tools">
      <p>{say(reading.touchHint)}</p>
      {hasAccents && (
        <Form method="get" preventScrollReset replace>
          {isLinked && <input type="hidden" name="words" value="links" />}
          <Button
            look="quiet"
            name="accents"
            value={accents ? '0' : '1'}
            aria-pressed={accents}
            className="accents-button"
          >
            <span aria-hidden="true">а́</span> {say(reading.showAccents)}
          </Button>
        </Form>
      )}
      <noscript>
        <a href={isLinked ? '?' : '?words=links'}>
          {say(isLinked ? reading.wordsAsText : reading.wordsAsLinks)}
        </a>
      </noscript>
    </div>
  )
}
