import { upload as messages, unfinished } from '@slovo/messages/admin-upload'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { type Folder, nameOf } from './file-names.ts'
import { forgetUnfinished, listUnfinished, type Unfinished } from './unfinished-uploads.ts'

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
