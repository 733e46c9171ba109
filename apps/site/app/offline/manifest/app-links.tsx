import { useLocalPath } from '../../ui/say.ts'

/** What makes the site installable. */
export function AppLinks() {
  const localPath = useLocalPath()
  return (
    <>
      <link rel="manifest" href={localPath('/manifest.webmanifest')} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  )
}
