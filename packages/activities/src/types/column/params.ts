import { z } from 'zod'
import { group, list } from '../../content/parameters.ts'
import { type SubContent, subContent } from '../../content/sub-content.ts'

const row = group({ columns: list(group({ content: subContent })) })
const rowColumn = group({ content: list(subContent) })

/** Texts, pictures and activities below one another; newer ones stand in rows side by side. */
export const columnParams = group({
  content: list(
    group({
      content: subContent,
      useSeparator: z.enum(['auto', 'enabled', 'disabled']).catch('auto'),
    }),
  ),
}).transform(({ content }) => ({ contents: content.flatMap((entry) => unfold(entry.content, 0)) }))

function unfold(content: SubContent, depth: number): SubContent[] {
  if (depth > 5) return []
  const { machineName } = content.library
  if (machineName === 'H5P.Row') {
    return row.parse(content.params).columns.flatMap((part) => unfold(part.content, depth + 1))
  }
  if (machineName === 'H5P.RowColumn') {
    return rowColumn.parse(content.params).content.flatMap((part) => unfold(part, depth + 1))
  }
  return [content]
}
