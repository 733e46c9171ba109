import type { Display } from '@slovo/activities'
import { Media } from './media.tsx'
import { LangText, Rich } from './rich.tsx'

/** A part that is only looked at: a text, a picture, a sound. */
export function DisplayPart({ display }: { display: Display }) {
  switch (display.type) {
    case 'Text':
      return <Rich nodes={display.text} />
    case 'Image':
      return (
        <Media
          media={{ kind: 'image', files: display.file ? [display.file] : [], alt: display.alt }}
        />
      )
    case 'Audio':
      return <Media media={{ kind: 'audio', files: display.files, alt: '' }} />
    case 'Video':
      return <Media media={{ kind: 'video', files: display.files, alt: '' }} />
    case 'Link':
      return (
        <p>
          <a href={display.url} rel="noopener noreferrer">
            <LangText text={display.title || display.url} />
          </a>
        </p>
      )
    case 'Accordion':
      return display.panels.map(({ title, text }) => (
        <details key={title}>
          <summary>
            <LangText text={title} />
          </summary>
          <Rich nodes={text} />
        </details>
      ))
  }
}
