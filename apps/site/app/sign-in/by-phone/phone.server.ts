import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { code as codeWords } from '@slovo/messages/ways-in'
import { data, type RouterContextProvider } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { readText } from '../../visit/form/read-text.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { nextOf, redirectAfterSignIn } from '../session/after-sign-in.server.ts'

type Context = Readonly<RouterContextProvider>

interface PhoneAnswer {
  phone: string
  refusal?: string
  isSent?: boolean
}

/** A number first, then the code that was sent to it. */
export async function answerPhone(context: Context, request: Request, url: URL) {
  const form = await request.formData()
  const phone = readText(form, 'phone').replaceAll(/[^\d+]/g, '')
  return readText(form, 'intent') === 'phone-code'
    ? answerCode(context, form, url, phone)
    : sendCode(context, form, phone)
}

async function sendCode(context: Context, form: FormData, phone: string) {
  const locale = context.get(localeContext)
  const refuse = (refusal: string) => data<PhoneAnswer>({ phone, refusal }, { status: 400 })
  if (!phone) return refuse(say(locale, errors.emailOrPhoneRequired))

  const { canSignUp } = await findSignInWays(context)
  const { error } = await context.get(databaseContext).auth.signInWithOtp({
    phone,
    options: {
      shouldCreateUser: canSignUp,
      data: { learning_language: context.get(learningLanguageContext), locale },
      captchaToken: readCaptcha(form),
    },
  })
  if (error) {
    context.get(visitContext).log.error(error, 'a code could not be sent to a phone')
    return refuse(say(locale, authMessage(error)))
  }
  return data<PhoneAnswer>({ phone, isSent: true })
}

async function answerCode(context: Context, form: FormData, url: URL, phone: string) {
  const locale = context.get(localeContext)
  const token = readText(form, 'code').replaceAll(/\s/g, '')
  const refuse = (refusal: string) =>
    data<PhoneAnswer>({ phone, refusal, isSent: true }, { status: 400 })
  if (!token) return refuse(say(locale, codeWords.missing))

  const { data: opened, error } = await context
    .get(databaseContext)
    .auth.verifyOtp({ type: 'sms', phone, token })
  if (error) return refuse(say(locale, authMessage(error)))
  return redirectAfterSignIn(context, nextOf(context, url), opened.session)
}
