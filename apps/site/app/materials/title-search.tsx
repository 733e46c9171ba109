import { search } from '@slovo/messages/materials'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'

/** Search over the titles of every section. */
export function TitleSearch({ title }: { title: string }) {
  const say = useSay()
  return (
    <Form role="search" className="title-search">
      <input
        key={title}
        type="search"
        name="q"
        defaultValue={title}
        maxLength={300}
        placeholder={say(search.placeholder)}
        aria-label={say(search.label)}
        className="input"
      />
      <Button look="secondary" aria-label={say(search.submit)}>
        <Search aria-hidden="true" />
      </Button>
    </Form>
  )
}
