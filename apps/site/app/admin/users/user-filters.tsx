import { users } from '@slovo/messages/admin-users'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import type { UserQuery } from './user-query.ts'

/** A plain form whose answer is an address. */
export function UserFilters({ query }: { query: UserQuery }) {
  const say = useSay()
  const submit = useSubmit()
  return (
    <Form
      key={JSON.stringify(query)}
      role="search"
      className="filter-form"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) submit(currentTarget)
      }}
    >
      <label className="filter-title">
        {say(users.search)}
        <input
          type="search"
          name="q"
          defaultValue={query.search}
          maxLength={300}
          className="input"
        />
      </label>
      <label>
        {say(users.role)}
        <select name="role" defaultValue={query.role ?? ''} className="input">
          <option value="">{say(users.all)}</option>
          <option value="user">{say(users.user)}</option>
          <option value="admin">{say(users.admin)}</option>
        </select>
      </label>
      <label>
        {say(users.premium)}
        <select name="premium" defaultValue={query.premium ?? ''} className="input">
          <option value="">{say(users.all)}</option>
          <option value="yes">{say(users.yes)}</option>
          <option value="no">{say(users.no)}</option>
        </select>
      </label>
      <Button look="secondary">{say(users.apply)}</Button>
    </Form>
  )
}
