import './account.css'
import { say as sayIn } from '@slovo/messages'
import { page as messages } from '@slovo/messages/account/page'
import { myResults } from '@slovo/messages/activities'
import { granted } from '@slovo/messages/applications'
import { data } from 'react-router'
import { listGranted } from '../oauth/granted.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { localeOf } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { useRootData } from '../visit/page/root-data.ts'
import { localeContext, requireUser } from '../visit/session/session.server.ts'
import type { Route } from './+types/account.route.ts'
import { findAccount } from './account.server.ts'
import { type AccountAnswer, answerOf } from './answer.ts'
import { DataSection } from './data/data-section.tsx'
import { DeletionSection } from './deletion/deletion-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { FactorsSection } from './factors/factors-section.tsx'
import { IdentitiesSection } from './identities/identities-section.tsx'
import { findIntent } from './intents.server.ts'
import { LanguageSection } from './language/language-section.tsx'
import { AccountNotice } from './notice/account-notice.tsx'
import { Section } from './parts/section.tsx'
import { SectionLinks } from './parts/section-links.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context, url)
  const [account, applications] = await Promise.all([
    findAccount(context, url),
    listGranted(context, url),
  ])
  return { ...account, hasApplications: applications.length > 0 }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const reader = requireUser(context, url)
  const form = await request.formData()
  const answer = findIntent(form.get('intent'))
  if (!answer) throw data(null, { status: 400 })

  return answer({ context, request, url, form, reader, locale: context.get(localeContext) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), messages.title)} · Slovo` },
]

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const learningLanguage = useRootData()?.learningLanguage ?? 'ru'
  const { email, newEmail, hasPassword, passkeys, sessions, ...account } = loaderData
  const answer: AccountAnswer | undefined = actionData ?? undefined

  return (
    <div className="account-page">
      <h1>{say(messages.title)}</h1>
      <SectionLinks hasPasskeys={passkeys !== null} />
      <div className="account-sections">
        <Refusal answer={answer} />
        <AccountNotice />
        <EmailSection email={email} newEmail={newEmail} answer={answerOf('email', answer)} />
        <PasswordSection
          email={email}
          hasPassword={hasPassword}
          answer={answerOf('password', answer)}
        />
        <LanguageSection learningLanguage={learningLanguage} />
        <IdentitiesSection
          identities={account.identities}
          providers={account.providers}
          answer={answerOf('identities', answer)}
        />
        <FactorsSection
          factors={account.factors}
          newFactors={account.newFactors}
          codesLeft={account.codesLeft}
          answer={answerOf('factors', answer)}
        />
        {passkeys && <PasskeysSection passkeys={passkeys} />}
        <SessionsSection sessions={sessions} />
        {account.hasApplications && (
          <Section id="applications" title={say(granted.title)} intro={say(granted.intro)}>
            <ButtonLink to="/account/apps" look="secondary">
              {say(granted.see)}
            </ButtonLink>
          </Section>
        )}
        <Section id="results" title={say(myResults.title)} intro={say(myResults.intro)}>
          <ButtonLink to="/account/results" look="secondary">
            {say(myResults.see)}
          </ButtonLink>
        </Section>
        <DataSection />
        <DeletionSection answer={answerOf('deletion', answer)} />
      </div>
    </div>
  )
}
