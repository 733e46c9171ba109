import path from 'node:path'
import { z } from 'zod'
import { markdownFiles, readMarkdown } from './markdown-files.ts'

const locales = ['fr', 'ru'] as const

const PostHeader = z.strictObject({
  title: z.string().min(1),
  summary: z.string().default(''),
  tags: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((tag) => tag.trim() || [])),
  date: z.iso.date(),
  image: z.string().optional(),
})
const PageHeader = z.strictObject({
  title: z.string().min(1),
  summary: z.string().default(''),
  /** A model, with places to fill in: shown to admins only. */
  draft: z.literal('true').optional(),
})

interface TextFile<Header> {
  key: string
  slug: string
  /** The language in which it is written. */
  locale: (typeof locales)[number]
  header: Header
  text: string
}
export type PostFile = TextFile<z.infer<typeof PostHeader>>
export type PageFile = TextFile<z.infer<typeof PageHeader>>

/** The posts of `folder/posts/<language of its readers>/<slug>.md`. */
export async function readPosts(folder: string): Promise<PostFile[]> {
  const posts = await Promise.all(
    locales.map(async (locale) => {
      const keys = await markdownFiles(folder, `posts/${locale}`)
      return Promise.all(
        keys.map(async (key) => ({
          key,
          slug: path.basename(key),
          locale,
          ...(await readMarkdown(folder, key, PostHeader)),
        })),
      )
    }),
  )
  return posts.flat()
}

/** The pages of `folder/pages/<slug>.<interface language>.md`. */
export async function readPages(folder: string): Promise<PageFile[]> {
  const keys = await markdownFiles(folder, 'pages')
  const pages = await Promise.all(
    locales.flatMap((locale) =>
      keys
        .filter((key) => key.endsWith(`.${locale}`))
        .map(async (key) => ({
          key,
          slug: path.basename(key, `.${locale}`),
          locale,
          ...(await readMarkdown(folder, key, PageHeader)),
        })),
    ),
  )
  return pages
}
