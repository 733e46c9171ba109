import { data as messages } from '@slovo/messages/account/page'
import { Download } from 'lucide-react'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { Section } from '../parts/section.tsx'

export function DataSection() {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <Section id="data" title={say(messages.title)} intro={say(messages.intro)}>
      <div className="actions">
        <a href={localPath('/account/data.json')} download className="button button-secondary">
          <Download aria-hidden="true" /> {say(messages.json)}
        </a>
        <a href={localPath('/dictionary/export')} download className="button button-secondary">
          <Download aria-hidden="true" /> {say(messages.csv)}
        </a>
      </div>
    </Section>
  )
}
