import sanitizeHtml from 'sanitize-html'
import { plainText, richAttributes, richTags } from '../text/rich-text.ts'
import { isDeeplyNested } from './nesting.ts'

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]

const options: sanitizeHtml.IOptions = {
  allowedTags: richTags,
  allowedAttributes: { ...richAttributes, a: ['href', 'target', 'rel'], '*': ['style'] },
  allowedStyles: {
    '*': {
      color: COLOUR,
      'background-color': COLOUR,
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      'font-size': [/^\d{1,3}(?:\.\d{1,4})?(?:px|em|rem|%|pt)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
}

/** Formatted text with the allowed elements only, well-formed. */
export function sanitiseText(html: string): string {
  if (!/<[a-z!/?]/i.test(html)) return html
  // The sanitiser's time grows with length times depth. No author formats a text that deep: only its words stay.
  return sanitizeHtml(isDeeplyNested(html) ? escaped(plainText(html)) : html, options)
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The content of an activity with every text in it sanitised: what is stored and played. */
export function sanitiseContent(content: unknown): unknown {
  if (typeof content === 'string') return sanitiseText(content)
  if (Array.isArray(content)) return content.map(sanitiseContent)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => key !== '__proto__')
      .map(([key, value]) => [key, sanitiseContent(value)]),
  )
}
