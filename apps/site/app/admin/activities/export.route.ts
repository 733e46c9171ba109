import { data } from 'react-router'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/export.route.ts'
import { exportPackage } from './export-package.server.ts'

/** `/admin/activities/{id}/export`: an activity as a `.h5p`, to be opened in any H5P tool. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { database } = requireAdmin(context, url)
  const id = Number(params.id)
  const exported = Number.isSafeInteger(id) ? await exportPackage(database, id) : null
  if (!exported) throw data(null, { status: 404 })

  return new Response(streamOf(exported.bytes), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${exported.name.replaceAll(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}

function streamOf(bytes: AsyncIterable<Uint8Array>) {
  const parts = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await parts.return?.()
    },
  })
}
