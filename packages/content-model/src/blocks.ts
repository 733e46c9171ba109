import { z } from 'zod'

const text = z.string().min(1).max(10_000)
const path = z.string().min(1).max(1000)

const Example = z.object({ source: text, translation: z.string().max(10_000) })

/** One block of a lesson, a post or a page, as it is stored and shown. */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('main-title'), text }),
  z.object({ type: z.literal('subtitle'), text }),
  z.object({ type: z.literal('title'), text }),
  z.object({ type: z.literal('paragraph'), text }),
  z.object({ type: z.literal('list'), items: z.array(text).min(1) }),
  z.object({ type: z.literal('examples'), examples: z.array(Example).min(1) }),
  z.object({
    type: z.literal('table'),
    head: z.array(z.string()).min(1),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ type: z.literal('audio'), path, text: z.string() }),
  z.object({ type: z.literal('image'), path, alt: z.string() }),
  z.object({ type: z.literal('tip'), text }),
])
export type Block = z.infer<typeof Block>

/** The blocks of a text. An invalid or unknown one is left out, so that the others can still be read. */
export const Blocks = z
  .array(z.unknown())
  .catch([])
  .transform((blocks) =>
    blocks.flatMap((block) => {
      const read = Block.safeParse(block)
      return read.success ? [read.data] : []
    }),
  )

/** Everything that a block says, without its marks: for summaries and for the time that reading takes. */
export function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.join('\n')
    case 'examples':
      return block.examples.map(({ source, translation }) => `${source} ${translation}`).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' ')).join('\n')
    case 'image':
      return ''
    default:
      return block.text
  }
}

const WORDS_PER_MINUTE = 200

/** How many minutes these blocks take to read; at least one. */
export function readingMinutes(blocks: Block[]): number {
  const words =
    blocks
      .map(textOfBlock)
      .join('\n')
      .match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
