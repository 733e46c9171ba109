import type { Plugin } from 'rolldown'

/**
 * A file with one Cyrillic letter is kept with two bytes for each of its letters, for as long as the process runs: here letters
 * beyond ASCII become `\u0430`, and `${"\u0430"}` in `String.raw`, which would show that as it stands.
 */
export function oneByteText(): Plugin {
  return {
    name: 'slovo:one-byte-text',
    // The minifier writes letters as they are.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = escaped(withRawText(file.code))
      }
    },
  }
}

const withRawText = (code: string) =>
  code.replace(/String\.raw`[^`]*`/g, (raw) =>
    raw.replace(/[^\0-\x7f]+/g, (letters) => `\${"${escaped(letters)}"}`),
  )

/** Letter by letter of UTF-16. */
const escaped = (code: string) =>
  code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
