import { type MediaFile, mediaAddress } from '@slovo/activities'
import { createContext, useContext } from 'react'

/** Where the files of the activity's package lie. */
export const FolderContext = createContext('')

export function useMediaAddress() {
  const folder = useContext(FolderContext)
  return (file: MediaFile) => mediaAddress(folder, file)
}

interface MediaProps {
  media: { kind: 'image' | 'audio' | 'video'; files: MediaFile[]; alt: string } | undefined
}

/** The picture, sound or film above a question. */
export function Media({ media }: MediaProps) {
  const address = useMediaAddress()
  const [first] = media?.files ?? []
  if (!media || !first) return null
  if (media.kind === 'image') {
    return <img className="activity-picture" src={address(first)} alt={media.alt} loading="lazy" />
  }
  const sources = media.files.map((file) => (
    <source key={file.path} src={address(file)} {...(file.mime && { type: file.mime })} />
  ))
  return media.kind === 'audio' ? (
    // biome-ignore lint/a11y/useMediaCaption: the packages of others bring no captions.
    <audio controls preload="none">
      {sources}
    </audio>
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: the packages of others bring no captions.
    <video className="activity-picture" controls preload="none">
      {sources}
    </video>
  )
}
