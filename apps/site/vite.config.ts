import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Our packages export TypeScript sources: they are built into the server bundle.
  ssr: { noExternal: [/^@slovo\//] },
})
