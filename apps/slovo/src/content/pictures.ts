import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ContentClient } from './content-client.ts'
import { filesIn } from './markdown-files.ts'

const BUCKET = 'slovo'
const WIDTH = 1600
const FLAG_WIDTH = 150
const flags = ['fr', 'ru']

/** Renders every picture of `folder/images` once, at the largest width that a page requests, and stores it under `image/`. */
export async function publishPictures(content: ContentClient, folder: string) {
  const place = path.join(folder, 'images')
  const names = (await filesIn(place)).filter((name) => /\.(svg|png|jpe?g|webp)$/.test(name))
  for (const name of names) {
    const drawing = sharp(await readFile(path.join(place, name)), { density: 200 })
    const isFlag = flags.includes(path.parse(name).name)
    const picture = isFlag
      ? await drawing.resize({ width: FLAG_WIDTH }).png().toBuffer()
      : await drawing.resize({ width: WIDTH }).webp({ quality: 88 }).toBuffer()
    const { error } = await content.storage.from(BUCKET).upload(picturePath(name), picture, {
      contentType: isFlag ? 'image/png' : 'image/webp',
      cacheControl: '3600',
      upsert: true,
    })
    if (error) throw error
  }
}

/** The bucket's path of a picture rendered from a file of `content/images`: `v-kafe.svg` → `image/v-kafe.webp`. */
export function picturePath(fileName: string) {
  const { name } = path.parse(fileName)
  return `image/${name}.${flags.includes(name) ? 'png' : 'webp'}`
}
