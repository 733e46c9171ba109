import sax from 'sax'

/** After these a new line begins. */
const BLOCKS = new Set(
  'br p div li ul ol dl dt dd tr table h1 h2 h3 blockquote def dtrn'.split(' '),
)
const NEVER_SHOWN = ['script', 'style']

/**
 * The text of an entry with HTML, Pango or XDXF markup. What stands in an ignored element (the headword of XDXF, its
 * transcription) is left out.
 */
export function plainText(markup: string, ignored: string[] = []): string {
  if (!/[<&]/.test(markup)) return markup
  const left = new Set([...NEVER_SHOWN, ...ignored])
  const parser = sax.parser(false, { lowercase: true })
  const texts: string[] = []
  let hidden = 0
  parser.onopentag = ({ name, isSelfClosing }) => {
    if (BLOCKS.has(name)) texts.push('\n')
    if (left.has(name) && !isSelfClosing) hidden += 1
  }
  parser.onclosetag = (name) => {
    if (left.has(name)) hidden = Math.max(0, hidden - 1)
    if (BLOCKS.has(name)) texts.push('\n')
  }
  parser.ontext = (text) => {
    if (hidden === 0) texts.push(text)
  }
  // Markup of others is rarely correct: the parser goes on behind a mistake.
  parser.onerror = () => parser.resume()
  parser.write(`<entry>${markup}</entry>`).close()
  return texts.join('').replace(/[ \t]*\n\s*/g, '\n')
}
