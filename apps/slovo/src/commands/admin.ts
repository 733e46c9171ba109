import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command-error.ts'
import { withContentClient } from './with-content-client.ts'

/** Makes the account with this e-mail address an admin. */
export async function addAdmin(settings: Settings, email: string) {
  const { data: isFound, error } = await withContentClient(settings, async (content) =>
    content.rpc('make_admin', { email }),
  )
  if (error) throw new CommandError(`The account could not be made an admin: ${error.message}.`)
  if (!isFound) {
    throw new CommandError(
      `No account has the address ${email}: register on the site first, then try again.`,
    )
  }
  console.log(`${email} is an admin now.`)
}
