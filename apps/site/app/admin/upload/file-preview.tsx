import { useFileUrl, useImageUrl } from '../../visit/files/file-urls.ts'
import type { Folder } from './file-names.ts'

/** What the file is, as far as it can be shown. */
export function FilePreview({ folder, place }: { folder: Folder; place: string }) {
  const imageAddress = useImageUrl()
  const fileAddress = useFileUrl()
  if (folder === 'h5p' || !place.startsWith(`${folder}/`)) return null
  if (folder === 'image') {
    return (
      <img className="file-picture" src={imageAddress(place, { width: 256 })} alt="" width={256} />
    )
  }
  if (folder === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: the text of the recording is in the form
    return <audio controls preload="metadata" src={fileAddress(place)} />
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text of the film is in the form
    <video className="file-picture" controls preload="metadata" src={fileAddress(place)} />
  )
}
