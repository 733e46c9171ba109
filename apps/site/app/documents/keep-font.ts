import { FONT_KEPT } from '../fonts/choose-font.ts'
import openSans from '../fonts/open-sans.woff2?url'
import { whenIdle } from '../ui/when-idle.ts'

/** A page that was opened without the font fetches it for the next one. */
export function keepFont() {
  if (document.documentElement.dataset.font !== undefined) return
  whenIdle(async () => {
    const response = await fetch(openSans).catch(() => null)
    if (!response?.ok) return
    await response.arrayBuffer()
    try {
      localStorage.setItem(FONT_KEPT, '1')
    } catch {
      // A browser that keeps nothing decides by its network each time.
    }
  })
}
