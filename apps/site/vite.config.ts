import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Known beforehand, so that the first visit in development is not interrupted by a reload.
  optimizeDeps: { include: ['@supabase/ssr', 'lucide-react', 'sonner', 'zod'] },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // React and its router in one file, what every page shows in another: fewer requests, and they compress better.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: 'shell',
                  test: /app\/(shell|ui|platform|preferences)\/(?!session-refresh|auth-messages)|lucide-react\/dist\/esm\/\w+\.mjs|messages\/src\/(index|shell)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Our packages export TypeScript sources: they are built into the server bundle.
  ssr: { noExternal: [/^@slovo\//] },
})
