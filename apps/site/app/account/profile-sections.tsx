import { language, shared } from '@slovo/messages/account/page'
import { email as emailWords } from '@slovo/messages/account/sign-in'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import { useForm } from '../visit/form/use-form.ts'
import type { AccountAnswer } from './answer.ts'
import { emailForm, languageForm } from './forms.ts'
import { AccountForm, Section } from './parts/section.tsx'

interface EmailSectionProps {
  email: string
  /** The e-mail address that waits to be confirmed. */
  newEmail: string | null
  answer: AccountAnswer | undefined
}

export function EmailSection({ email, newEmail, answer }: EmailSectionProps) {
  const say = useSay()
  const form = useForm(emailForm, answer)
  return (
    <Section id="email" title={say(emailWords.title)} intro={say(emailWords.intro)}>
      <p>{email ? say(emailWords.current, { email }) : say(emailWords.none)}</p>
      {newEmail && <p className="account-notice">{say(emailWords.waiting, { email: newEmail })}</p>}
      <AccountForm form={form}>
        <Field
          key={newEmail}
          label={say(emailWords.newAddress)}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <Button isBusy={!!form.sending}>{say(emailWords.submit)}</Button>
      </AccountForm>
    </Section>
  )
}

const learningLanguages = ['ru', 'fr'] as const

export function LanguageSection({ learningLanguage }: { learningLanguage: 'ru' | 'fr' }) {
  const say = useSay()
  const form = useForm(languageForm)
  return (
    <Section id="language" title={say(language.title)} intro={say(language.intro)}>
      <AccountForm form={form}>
        <fieldset key={learningLanguage} className="account-choices">
          <legend className="visually-hidden">{say(language.title)}</legend>
          {learningLanguages.map((lang) => (
            <label key={lang}>
              <input
                type="radio"
                name="learning_language"
                value={lang}
                defaultChecked={lang === learningLanguage}
              />
              {say(language[lang])}
            </label>
          ))}
        </fieldset>
        <Button isBusy={!!form.sending}>{say(shared.save)}</Button>
      </AccountForm>
    </Section>
  )
}
