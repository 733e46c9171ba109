import './account.css'
import { say as sayIn } from '@slovo/messages'
import { granted } from '@slovo/messages/account/applications'
import { page as messages } from '@slovo/messages/account/page'
import { myResults } from '@slovo/messages/activities'
import { listGranted } from '../oauth/granted.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { localeOf } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { checkBeforeSending } from '../visit/form/check-before-sending.ts'
import { useRootData } from '../visit/page/root-data.ts'
import { requireAccount } from '../visit/session/session.server.ts'
import type { Route } from './+types/account.route.ts'
import { findAccount } from './account.server.ts'
import type { AccountAnswer } from './answer.ts'
import { answerForms } from './answer-forms.server.ts'
import { DataSection, DeletionSection } from './data/data-sections.tsx'
import { beginPhoneForm } from './factors/factor-forms.ts'
import { FactorsSection } from './factors/factors-section.tsx'
import { deletionForm, emailForm, passwordForm, renameForm } from './forms.ts'
import { IdentitiesSection } from './identities/identities-section.tsx'
import { AccountNotice } from './notice/account-notice.tsx'
import { Section, SectionLinks } from './parts/section.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { EmailSection, LanguageSection } from './profile-sections.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAccount(context, url)
  const [account, applications] = await Promise.all([
    findAccount(context, url),
    listGranted(context, url),
  ])
  return { ...account, hasApplications: applications.length > 0 }
}

export async function action(posted: Route.ActionArgs) {
  requireAccount(posted.context, posted.url)
  return answerForms(posted)
}

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, emailForm, passwordForm, beginPhoneForm, renameForm, deletionForm)

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
        <EmailSection email={email} newEmail={newEmail} answer={answer} />
        <PasswordSection email={email} hasPassword={hasPassword} answer={answer} />
        <LanguageSection learningLanguage={learningLanguage} />
        <IdentitiesSection
          identities={account.identities}
          providers={account.providers}
          answer={answer}
        />
        <FactorsSection
          factors={account.factors}
          newFactors={account.newFactors}
          codesLeft={account.codesLeft}
          answer={answer}
        />
        {passkeys && <PasskeysSection passkeys={passkeys} answer={answer} />}
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
        <DeletionSection answer={answer} />
      </div>
    </div>
  )
}
