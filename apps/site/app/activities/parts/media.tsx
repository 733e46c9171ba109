import { type MediaFile, mediaUrl } from '@slovo/activities'
import { createContext, useContext } from 'react'

/** The URL of the folder of the activity's package. */
export const FolderContext = createContext('')

export function useMediaUrl() {
  const folder = useContext(FolderContext)
  return (file: MediaFile) => mediaUrl(folder, file)
}

interface MediaProps {
  media: { kind: 'image' | 'audio' | 'video'; files: MediaFile[]; alt: string } | undefined
}

/** The picture, sound or film above a question. */
export function Media({ media }: MediaProps) {
  const urlOf = useMediaUrl()
  const [first] = media?.files ?? []
  if (!media || !first) return null
  if (media.kind === 'image') {
    return <img className="activity-picture" src={urlOf(first)} alt={media.alt} loading="lazy" />
  }
  const sources = media.files.map((file) => (
    <source key={file.path} src={urlOf(file)} {...(file.mime && { type: file.mime })} />
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
