import sanitizeHtml from 'sanitize-html'
import { FIELD_END, limits } from '../row.ts'

const BLOCK_END = /<br ?\/?>|<\/(?:div|p|li|tr|h[1-6])>/gi
const MEDIA = /\[(?:sound:|anki:(?:play|tts)\b)[^\][]*\]/g
/** `{{c1::слово::подсказка}}`: a gap of Anki with its hint. One in another one is undone after it. */
const CLOZE = /\{\{c\d{1,3}::([^{}]*)\}\}/g
const MAX_NESTED_CLOZES = 4

/** The text of a field of Anki, which is HTML: without tags, sounds and gaps; lines stay lines. */
export function plainText(field: string): string {
  const html = withoutGaps(field.slice(0, 4 * limits.cell)).replace(MEDIA, '')
  if (!/[<&]/.test(html)) return html
  // Anki's editor writes `&nbsp;` for a second space.
  const text = sanitizeHtml(html.replace(BLOCK_END, '\n').replaceAll('&nbsp;', ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
  // sanitizeHtml has decoded every entity and left these four.
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function withoutGaps(field: string) {
  let text = field
  for (let round = 0; round < MAX_NESTED_CLOZES && text.includes('{{c'); round++) {
    text = text.replace(CLOZE, (_, inside: string) => inside.split('::', 1)[0] ?? '')
  }
  return text
}

/** A text as a field of Anki: the way back of `plainText`. */
export function ankiField(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(FIELD_END, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&#160;')
    .replaceAll('[', '&#91;')
    .replaceAll('{', '&#123;')
    .replace(/\r\n?|\n/g, '<br>')
}
