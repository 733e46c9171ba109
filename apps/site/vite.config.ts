import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Known beforehand, so that the first visit in development is not interrupted by a reload.
  optimizeDeps: { include: ['@supabase/ssr', 'lucide-react', 'sonner', 'zod'] },
  build: { assetsInlineLimit: 0 },
  // Our packages export TypeScript sources: they are built into the server bundle.
  ssr: { noExternal: [/^@slovo\//] },
})
