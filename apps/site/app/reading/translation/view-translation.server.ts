import { cookiesContext } from '../../visit/session/cookies.server.ts'
import type { WordRequest } from '../../words/outcome.server.ts'
import type { ReadableText } from '../../words/text/readable-text.server.ts'
import { isLinkedText, readSwitch } from '../text-view.server.ts'
import { drawAsides } from './text-asides.server.ts'
import { waysToTranslate } from './translate-sentence.server.ts'

/** How the page offers translations, and what of them it already shows: nothing that was not asked for. */
export async function viewTranslation(
  asked: WordRequest,
  material: { id: number; has_translation: boolean },
  text: ReadableText,
) {
  const { context, url } = asked
  const ways = waysToTranslate(asked, material)
  const isOn = readSwitch(context.get(cookiesContext), url.searchParams, {
    name: 'columns',
    isOnAtFirst: false,
  })
  const hasColumns = isOn && ways.isWritten
  const isLinked = isLinkedText(url.searchParams)
  const asides = await drawAsides(asked, material, text, { isLinked, hasColumns })
  return { ...ways, hasColumns, asides }
}
