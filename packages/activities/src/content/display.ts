import { group, html, list, mediaFile, optionalFile, richText, text } from './parameters.ts'
import type { SubContent } from './sub-content.ts'

const textDisplay = group({ text: richText })
const imageDisplay = group({ file: optionalFile, alt: text })
const soundDisplay = group({ files: list(mediaFile) })
const filmDisplay = group({ sources: list(mediaFile) })
const accordionDisplay = group({
  panels: list(
    group({ title: text, content: group({ params: textDisplay }) }).transform(
      ({ title, content }) => ({ title, text: content.params.text }),
    ),
  ),
})
const linkDisplay = group({
  title: text,
  linkWidget: group({ protocol: html, url: text }),
}).transform(({ title, linkWidget: { protocol, url } }) => ({
  title,
  url: /^https?:\/\//i.test(url) ? url : `${protocol === 'http://' ? protocol : 'https://'}${url}`,
}))

/** A part of an activity that is only looked at, in the shape that a page shows. */
export function readDisplay({ library, params }: SubContent) {
  switch (library.machineName.toLowerCase()) {
    case 'h5p.advancedtext':
    case 'h5p.text':
    case 'h5p.table':
      return { type: 'Text' as const, ...textDisplay.parse(params) }
    case 'h5p.image':
      return { type: 'Image' as const, ...imageDisplay.parse(params) }
    case 'h5p.audio':
      return { type: 'Audio' as const, ...soundDisplay.parse(params) }
    case 'h5p.video':
      return { type: 'Video' as const, files: filmDisplay.parse(params).sources }
    case 'h5p.accordion':
      return { type: 'Accordion' as const, ...accordionDisplay.parse(params) }
    case 'h5p.link':
      return { type: 'Link' as const, ...linkDisplay.parse(params) }
    default:
      return undefined
  }
}

export type Display = NonNullable<ReturnType<typeof readDisplay>>
