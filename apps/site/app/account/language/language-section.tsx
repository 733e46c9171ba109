import { language as messages, shared } from '@slovo/messages/account/page'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { Section } from '../parts/section.tsx'
import { languageForm } from './language-form.ts'

const choices = ['ru', 'fr'] as const

export function LanguageSection({ learningLanguage }: { learningLanguage: 'ru' | 'fr' }) {
  const say = useSay()
  const form = useForm(languageForm)
  return (
    <Section id="language" title={say(messages.title)} intro={say(messages.intro)}>
      <AccountForm form={form}>
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
        <Button isBusy={!!form.sending}>{say(shared.save)}</Button>
      </AccountForm>
    </Section>
  )
}
