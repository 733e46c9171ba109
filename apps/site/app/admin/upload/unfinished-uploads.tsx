import { upload as messages, unfinished } from '@slovo/messages/admin/upload'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { type Folder, nameOf } from './file-names.ts'

/** An earlier visit was left in the middle of an upload: choosing the file again goes on with it. */
export function UnfinishedNote({ folder }: { folder: Folder }) {
  const say = useSay()
  const [uploads, setUploads] = useState<Unfinished[]>([])
  useEffect(() => setUploads(listUnfinished(folder)), [folder])

  return uploads.map((one) => (
    <div key={one.key} className="admin-strip">
      <p>{say(unfinished, { name: nameOf(one.place) })}</p>
      <Button
        type="button"
        look="quiet"
        onClick={() => {
          forgetUnfinished(one)
          setUploads(listUnfinished(folder))
        }}
      >
        {say(messages.forget)}
      </Button>
    </div>
  ))
}

/** How the upload client keeps what it has begun. */
const PREFIX = 'tus::'
const Kept = z.object({ metadata: z.object({ objectName: z.string() }) })

interface Unfinished {
  key: string
  place: string
}

/** Uploads into a folder that this browser began and did not finish. */
function listUnfinished(folder: Folder): Unfinished[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const kept = Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        const place = kept.data?.metadata.objectName
        return place?.startsWith(`${folder}/`) ? [{ key, place }] : []
      })
  } catch {
    // A forbidden storage, or one that other code writes into: there is nothing to resume.
    return []
  }
}

function forgetUnfinished({ key }: Unfinished) {
  localStorage.removeItem(key)
}
