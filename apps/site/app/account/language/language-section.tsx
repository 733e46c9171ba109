import { language as messages, shared } from '@slovo/messages/account/page'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import { Section } from '../parts/section.tsx'

const choices = ['ru', 'fr'] as const

export function LanguageSection({ learningLanguage }: { learningLanguage: 'ru' | 'fr' }) {
  const say = useSay()
  const isBusy = useIsSending('change-language')
  return (
    <Section id="language" title={say(messages.title)} intro={say(messages.intro)}>
      <AccountForm intent="change-language">
        <fieldset key={learningLanguage} className="account-choices">
          <legend className="visually-hidden">{say(messages.title)}</legend>
          {choices.map((lang) => (
            <label key={lang}>
              <input
                type="radio"
                name="learning_language"
                value={lang}
                defaultChecked={lang === learningLanguage}
              />
              {say(messages[lang])}
            </label>
          ))}
        </fieldset>
        <Button isBusy={isBusy}>{say(shared.save)}</Button>
      </AccountForm>
    </Section>
  )
}
