import type { RouterContextProvider } from 'react-router'
import { databaseContext, type Reader } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'

/** Returns how many of these words were there and are removed. */
export async function removeWords(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  values: FormDataEntryValue[],
): Promise<number> {
  const ids = values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length === 0) return 0
  const { data, error } = await context
    .get(databaseContext)
    .from('user_words')
    .delete()
    .eq('user_id', reader.id)
    .in('id', ids)
    .select('id')
  if (error) context.get(visitContext).log.error(error, 'words could not be removed')
  return data?.length ?? 0
}
