import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'
import { documentGroups } from './vite/document-chunks.ts'
import { documentEntry } from './vite/document-entry.ts'

export default defineConfig({
  plugins: [reactRouter(), documentEntry()],
  // Known beforehand, so that the first visit in development is not interrupted by a reload.
  optimizeDeps: { include: ['@supabase/ssr', 'lucide-react', 'sonner', 'zod'] },
  // The style sheet of every page is built with the server: it stands in the page itself.
  build: {
    assetsInlineLimit: 0,
    cssTarget: oldestBrowsers,
    // A newcomer's first start stays quiet: what the browser loads late the server has at once, and a busy machine builds slowly.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        target: oldestBrowsers,
        rolldownOptions: {
          output: {
            // Few files: fewer requests, and they compress better.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 99,
                },
                { name: 'router', test: /node_modules\/react-router\//, priority: 99 },
                ...documentGroups,
              ],
            },
          },
        },
      },
    },
  },
  // Our packages export TypeScript sources: they are built into the server bundle.
  // Of its two thousand icons the pages show a few: as a module of its own each is read, twice.
  ssr: { noExternal: [/^@slovo\//, 'lucide-react'] },
})
