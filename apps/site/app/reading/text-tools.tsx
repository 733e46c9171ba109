import * as reading from '@slovo/messages/reading'
import { marksLegend, showMarks } from '@slovo/messages/words/states'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { usePage } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'

interface TextToolsProps {
  accents: boolean
  hasAccents: boolean
  /** A visitor has nothing to mark, and no switch. */
  marks: 'all' | 'saved' | 'none'
  isLinked: boolean
  /** Other switches. */
  children?: ReactNode
}

/** How words are touched, and how the text can be shown. */
export function TextTools({ accents, hasAccents, marks, isLinked, children }: TextToolsProps) {
  const say = useSay()
  const { Form } = usePage()
  return (
    <div className="text-tools">
      <p>{say(reading.touchHint)}</p>
      {(hasAccents || marks !== 'saved') && (
        <Form method="get" preventScrollReset replace>
          {isLinked && <input type="hidden" name="words" value="links" />}
          {hasAccents && (
            <Button
              look="quiet"
              name="accents"
              value={accents ? '0' : '1'}
              aria-pressed={accents}
              className="text-switch"
            >
              <span aria-hidden="true">а́</span> {say(reading.showAccents)}
            </Button>
          )}
          {marks !== 'saved' && (
            <Button
              look="quiet"
              name="marks"
              value={marks === 'all' ? '0' : '1'}
              aria-pressed={marks === 'all'}
              className="text-switch"
            >
              {say(showMarks)}
            </Button>
          )}
        </Form>
      )}
      {children}
      {marks === 'all' && (
        <p className="marks-legend touchable">
          <span className="new">{say(marksLegend.new)}</span>{' '}
          <span className="saved">{say(marksLegend.saved)}</span>
        </p>
      )}
      <noscript>
        <a href={isLinked ? '?' : '?words=links'}>
          {say(isLinked ? reading.wordsAsText : reading.wordsAsLinks)}
        </a>
      </noscript>
    </div>
  )
}
