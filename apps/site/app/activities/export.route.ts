import { data } from 'react-router'
import { databaseContext } from '../middleware/session.server.ts'
import type { Route } from './+types/export.route.ts'
import { exportPackage } from './h5p/export-package.server.ts'

/** `/activities/{id}/export`: an activity as a `.h5p`, to be opened in any H5P tool. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.activity)
  const exported = Number.isSafeInteger(id)
    ? await exportPackage(context.get(databaseContext), id)
    : null
  if (!exported) throw data(null, { status: 404 })

  const plain = exported.name.replaceAll(/[^\w.-]/g, '_')
  return new Response(streamOf(exported.bytes), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${plain}"`,
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
