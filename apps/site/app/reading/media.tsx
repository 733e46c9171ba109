import { videoFrame } from '@slovo/content-model'
import * as reading from '@slovo/messages/reading/page'
import { useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'

/** A video of a known site in its frame, a video of our own storage in the browser's player; anything else is not shown. */
export function Video({ source, title }: { source: string; title: string }) {
  const say = useSay()
  const fileUrl = useFileUrl()
  const label = say(reading.video, { title })
  const frame = videoFrame(source)

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
  if (!source.startsWith('video/')) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text of the video is on the page
    <video className="video" controls preload="metadata" src={fileUrl(source)} aria-label={label} />
  )
}
