import type { Message } from '../index.ts'

type Sms = Message<{ code: string; host: string }>

export const signIn = {
  fr: ({ code, host }) => `${code} est votre code de connexion à ${host}. Ne le donnez à personne.`,
  ru: ({ code, host }) => `${code} — ваш код для входа на ${host}. Никому его не сообщайте.`,
} satisfies Sms

export const phoneChange = {
  fr: ({ code, host }) => `${code} est le code qui confirme votre nouveau numéro sur ${host}.`,
  ru: ({ code, host }) => `${code} — код для подтверждения нового номера на ${host}.`,
} satisfies Sms

export const secondFactor = {
  fr: ({ code, host }) =>
    `${code} est votre code de vérification pour ${host}. Ne le donnez à personne.`,
  ru: ({ code, host }) => `${code} — ваш проверочный код для ${host}. Никому его не сообщайте.`,
} satisfies Sms

export const reauthentication = {
  fr: ({ code, host }) => `${code} est le code qui confirme que c’est bien vous, sur ${host}.`,
  ru: ({ code, host }) => `${code} — код, который подтверждает, что это вы, на ${host}.`,
} satisfies Sms
