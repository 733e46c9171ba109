import { Builder, parseStringPromise } from 'xml2js'
import type { z } from 'zod'
import { collectBytes } from '../../../kernel/http/body.ts'
import { s3Errors } from './s3-errors.ts'

const builder = new Builder({
  xmldec: { version: '1.0', encoding: 'UTF-8' },
  renderOpts: { pretty: false },
})
const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/'
/** Characters that XML cannot hold, such as the null byte of a path that an error repeats. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const MAX_BYTES = 2 * 1024 * 1024

/** What is undefined is left out. */
export type Xml = string | number | boolean | undefined | Xml[] | { [name: string]: Xml }

export function xmlAnswer(
  root: string,
  content: { [name: string]: Xml },
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(xmlText(root, content), {
    status,
    headers: { 'content-type': 'application/xml', ...headers },
  })
}

export function xmlText(root: string, content: { [name: string]: Xml }): string {
  const $ = root === 'Error' ? undefined : { xmlns: NAMESPACE }
  return builder.buildObject({ [root]: { ...($ && { $ }), ...defined(content) } })
}

/** A small XML body of a known shape; an element that may come often is a list. */
export async function readXml<T>(
  bytes: AsyncIterable<Uint8Array>,
  shape: z.ZodType<T>,
): Promise<T> {
  const text = (await collectBytes(bytes, MAX_BYTES, s3Errors.badXml)).toString('utf8')
  // Nothing of S3 has a document type, and what entities can unfold into has no end.
  if (/<!DOCTYPE/i.test(text)) throw s3Errors.badXml()
  const parsed: unknown = await parseStringPromise(text, { ignoreAttrs: true }).catch(() => null)
  const found = shape.safeParse(parsed)
  if (!found.success) throw s3Errors.badXml()
  return found.data
}

function defined(content: { [name: string]: Xml }): { [name: string]: Xml } {
  const plain = (value: Xml): Xml => {
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value === 'string') return value.replace(UNWRITABLE, '\uFFFD')
    return typeof value === 'object' ? defined(value) : value
  }
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, plain(value)]],
    ),
  )
}
