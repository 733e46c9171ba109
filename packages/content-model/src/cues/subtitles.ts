/** What a file of subtitles says, and when: a part of a sentence, a whole one or several; nothing where only times were noted. */
export interface Subtitle {
  /** The number of its sentence, from 1, in a file of ours; anything in another. */
  id?: string
  start: number
  end: number
  text: string
}

/** Reads `.vtt` and `.srt` alike, in order of time. What is neither has no subtitles. */
export async function readSubtitles(file: string): Promise<Subtitle[]> {
  const { parseText, tokenizeVTTCue } = await import('media-captions')
  // In a file without its first line, `.srt` among them, commas are decimal points.
  const text = file.replace(/^\uFEFF/, '')
  const type = text.startsWith('WEBVTT') ? 'vtt' : 'srt'
  const { cues } = await parseText(text, { type, strict: false })
  return cues
    .map((cue) => ({
      ...(cue.id && { id: cue.id }),
      start: cue.startTime,
      end: cue.endTime,
      text: plainText(tokenizeVTTCue(cue)).replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start)
}

type Token = { data?: string; children?: Token[] }

/** What stands within tags, however deep: a loop, because a hostile file has more of them than the stack holds. */
function plainText(tokens: readonly Token[]): string {
  let text = ''
  const left = [...tokens].reverse()
  for (let token = left.pop(); token; token = left.pop()) {
    text += token.data ?? ''
    for (const child of [...(token.children ?? [])].reverse()) left.push(child)
  }
  return text
}

/** The text of a `.vtt` file. */
export function writeSubtitles(subtitles: readonly Subtitle[]): string {
  const parts = subtitles.map(
    ({ id, start, end, text }) =>
      `${id ? `${escapeText(id)}\n` : ''}${clock(start)} --> ${clock(end)}\n${escapeText(text)}\n`,
  )
  return ['WEBVTT\n', ...parts].join('\n')
}

/** 83.4 → `00:01:23.400` */
function clock(seconds: number) {
  const milliseconds = Math.round(seconds * 1000)
  const part = (size: number, count: number, digits = 2) =>
    String(Math.floor(milliseconds / size) % count).padStart(digits, '0')
  const hours = part(3_600_000, 1000)
  return `${hours}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeText = (text: string) =>
  text
    .replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
