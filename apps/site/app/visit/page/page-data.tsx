import { scriptJson } from '../island/script-json.ts'
import { ownPart } from '../own/own-part.ts'
import { PAGE_DATA } from './page-data-id.ts'
import { useRootData } from './root-data.ts'

/** What every page knows, for the islands of a document. */
export function PageData() {
  return (
    <script
      type="application/json"
      id={PAGE_DATA}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`
      dangerouslySetInnerHTML={{ __html: ownPart(PAGE_DATA, scriptJson(useRootData() ?? null)) }}
    />
  )
}
