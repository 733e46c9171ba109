import path from 'node:path'
import type { Plugin } from 'rolldown'

const OWN = /[\\/](?:apps|packages)[\\/][^\\/]+[\\/]src[\\/]/
const BESIDE = /new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g

/**
 * Our modules find what lies beside them (SQL, pictures, commands) by `import.meta`. In the bundle it still means the place of
 * the source file; a thread that is bundled, too, is found there.
 */
export function sourcePlaces(folder: string, threads: Record<string, string>): Plugin {
  const from = (file: string) =>
    JSON.stringify(path.relative(folder, file).replaceAll(path.sep, '/'))
  const bundled = new Map(
    Object.entries(threads).map(([name, file]) => [path.normalize(file), `./${name}.js`]),
  )
  return {
    name: 'slovo:source-places',
    transform: {
      filter: { id: OWN, code: /import\.meta\.(?:url|dirname)/ },
      handler(code, id) {
        const here = path.dirname(id)
        const inBundle = code.replace(BESIDE, (whole, file: string) => {
          const name = bundled.get(path.join(here, file))
          return name ? `new URL('${name}', bundleUrl)` : whole
        })
        return [
          "import { fileURLToPath as pathOfSource } from 'node:url'",
          'const bundleUrl = import.meta.url',
          `const sourceUrl = new URL(${from(id)}, bundleUrl).href`,
          `const sourceFolder = pathOfSource(new URL(${from(here)}, bundleUrl))`,
          inBundle
            .replaceAll('import.meta.url', 'sourceUrl')
            .replaceAll('import.meta.dirname', 'sourceFolder'),
        ].join('\n')
      },
    },
  }
}
