import { sentJson } from '../island/sent-json.ts'
import { ownPart } from '../own/own-part.ts'
import { PAGE_DATA } from './page-data-id.ts'
import { useRootData } from './root-data.ts'

/** Of what every page knows, what is its reader's own. */
export const OWN_DATA = ['reader', 'learningLanguage']

/** What every page knows, for the islands of a document. */
export function PageData() {
  const root = useRootData()
  if (!root) return null
  const [forAll, own] = sentJson(root, OWN_DATA)
  return (
    <script
      type="application/json"
      id={PAGE_DATA}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`
      dangerouslySetInnerHTML={{ __html: `[${forAll},${ownPart(PAGE_DATA, own)}]` }}
    />
  )
}
