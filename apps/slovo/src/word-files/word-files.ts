import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readParts } from '@slovo/backend'
import type { SiteVisit } from '@slovo/site/visit'
import { limits } from '@slovo/word-files'
import { FileFault, readWords, temporaryFile, writeAnkiPackage } from '@slovo/word-files/files'

/** Each is a thread with its memory. */
const MOST_AT_ONCE = 3
/** The form around the file. */
const MOST_AROUND = 64 * 1024

/**
 * Files of words for the site: they pass through a file of their own to a worker thread, so that neither memory nor the event
 * loop knows how long they are.
 */
export function createWordFiles(): SiteVisit['wordFiles'] {
  let running = 0

  async function* one<Part>(work: () => AsyncGenerator<Part>): AsyncGenerator<Part> {
    if (running >= MOST_AT_ONCE) throw new FileFault('busy')
    running += 1
    try {
      yield* work()
    } finally {
      running -= 1
    }
  }

  return {
    async read(request, use) {
      const { file, remove } = await temporaryFile()
      try {
        const name = await receive(request, file)
        await use(
          name,
          one(() => readWords(file, new Date())),
        )
      } finally {
        await remove()
      }
    },
    writeAnkiPackage: (parts, texts) => one(() => writeAnkiPackage(parts, texts, new Date())),
  }
}

/** Writes the file of the form that is being sent, and returns its name. */
async function receive(request: Request, file: string): Promise<string> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  if (!request.body || !boundary) throw new FileFault('no-file')
  try {
    for await (const part of readParts(bounded(request.body), boundary[1] ?? boundary[2] ?? '')) {
      if (!part.fileName) continue
      await pipeline(Readable.from(part.bytes), createWriteStream(file))
      return part.fileName
    }
  } catch (cause) {
    throw cause instanceof FileFault ? cause : new FileFault('damaged', cause)
  }
  throw new FileFault('no-file')
}

async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const bytes of body) {
    read += bytes.length
    if (read > limits.file + MOST_AROUND) throw new FileFault('too-large')
    yield bytes
  }
}
