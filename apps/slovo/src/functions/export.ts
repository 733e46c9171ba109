import type { RegisteredFunction } from '@slovo/backend'
import { csvLine, csvStart } from '@slovo/content-model'
import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'

const AT_ONCE = 1000

const Wish = z.object({ format: z.enum(['csv', 'json', 'anki']).default('json') })
const Words = z.array(
  z.object({
    id: z.number(),
    word_ru: z.string(),
    word_fr: z.string(),
    word_sentence: z.string().nullable(),
    title: z.string().nullable(),
    created_at: z.string(),
  }),
)
type Word = z.infer<typeof Words>[number]

interface Format {
  type: string
  start: string
  between: string
  end: string
  write(word: Word): string
}

const formats: Record<z.infer<typeof Wish>['format'], Format> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    start: csvStart(['word_ru', 'word_fr', 'word_sentence', 'title', 'created_at']),
    between: '',
    end: '',
    write: ({ word_ru, word_fr, word_sentence, title, created_at }) =>
      csvLine([word_ru, word_fr, word_sentence ?? '', title ?? '', created_at]),
  },
  json: {
    type: 'application/json',
    start: '[',
    between: ',',
    end: ']',
    write: ({ id: _, ...word }) => JSON.stringify(word),
  },
  anki: {
    type: 'text/plain; charset=utf-8',
    start: '#separator:tab\n#html:false\n#columns:Russian\tFrench\tSentence\n',
    between: '',
    end: '',
    write: ({ word_ru, word_fr, word_sentence }) =>
      `${[word_ru, word_fr, word_sentence ?? ''].map(ankiField).join('\t')}\n`,
  },
}

/** `functions.invoke('export', { body: { format: 'anki' } })`: all words of the caller, oldest first. */
export function exportFunction(database: Database): RegisteredFunction {
  return {
    async handle(request, { caller }) {
      if (caller.role !== 'authenticated') {
        return Response.json({ message: 'Sign in to export your words.' }, { status: 401 })
      }
      const text = await request.text()
      const { success, data } = Wish.safeParse(text ? readJson(text) : {})
      if (!success) {
        return Response.json({ message: 'The format is csv, json or anki.' }, { status: 400 })
      }
      const format = formats[data.format]
      return new Response(ReadableStream.from(encoded(lines(database, caller, format))), {
        headers: { 'content-type': format.type, 'cache-control': 'private, no-store' },
      })
    },
  }
}

async function* lines(database: Database, caller: Caller, format: Format) {
  yield format.start
  let isFirst = true
  for await (const words of pages(database, caller)) {
    for (const word of words) {
      yield (isFirst ? '' : format.between) + format.write(word)
      isFirst = false
    }
  }
  yield format.end
}

async function* pages(database: Database, caller: Caller) {
  let last = 0
  while (true) {
    const { rows } = await database.request(
      caller,
      `select w.id, w.word_ru, w.word_fr, w.word_sentence, m.title, w.created_at::text
       from public.user_words w left join public.materials m on m.id = w.material_id
       where w.user_id = (select auth.uid()) and w.id > $1 order by w.id limit ${AT_ONCE}`,
      [last],
    )
    const words = Words.parse(rows)
    yield words
    last = words.at(-1)?.id ?? last
    if (words.length < AT_ONCE) return
  }
}

async function* encoded(texts: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const text of texts) if (text) yield encoder.encode(text)
}

/** A field with a line break or a tab is written in quotes. */
function ankiField(value: string) {
  return /[\t\n\r"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
