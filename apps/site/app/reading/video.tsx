import { videoFrame } from '@slovo/content-model'
import * as reading from '@slovo/messages/reading'
import { useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'

/** A film of a known video site in its frame, a film of our own storage in the browser's player; anything else is not shown. */
export function Video({ address, title }: { address: string; title: string }) {
  const say = useSay()
  const fileAddress = useFileUrl()
  const label = say(reading.video, { title })
  const frame = videoFrame(address)

  if (frame) {
    return (
      <iframe
        className="video"
        src={frame}
        title={label}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (!address.startsWith('video/')) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text of the film is on the page
    <video
      className="video"
      controls
      preload="metadata"
      src={fileAddress(address)}
      aria-label={label}
    />
  )
}
