import { z } from 'zod'
import type { Metadata } from '../http/read-body.ts'

/** What a provider says about a user. */
export interface Profile {
  subject: string
  /** Only an address that the provider has verified. */
  email?: string
  data: Metadata
}

export interface Known {
  issuer?: string
  authorizationUrl?: string
  tokenUrl?: string
  userinfoUrl?: string
  /** Addresses stand beside the user, at `…/emails`. */
  hasEmails?: boolean
  /** Where an own installation has its API. */
  ownApiPath?: string
  scopes: string
  scheme?: 'Bearer' | 'OAuth'
  responseMode?: 'form_post'
  emailOptional?: boolean
}

const OPENID = 'openid email profile'

const KNOWN: Record<string, Known | undefined> = {
  google: { issuer: 'https://accounts.google.com', scopes: OPENID },
  apple: {
    issuer: 'https://appleid.apple.com',
    scopes: 'openid email name',
    responseMode: 'form_post',
  },
  facebook: {
    authorizationUrl: 'https://www.facebook.com/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    userinfoUrl: 'https://graph.facebook.com/me?fields=id,email,name,picture',
    scopes: 'email',
  },
  github: {
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userinfoUrl: 'https://api.github.com/user',
    hasEmails: true,
    ownApiPath: '/api/v3',
    scopes: 'user:email',
  },
  discord: {
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userinfoUrl: 'https://discord.com/api/users/@me',
    scopes: 'email identify',
  },
  vk: {
    authorizationUrl: 'https://id.vk.com/authorize',
    tokenUrl: 'https://id.vk.com/oauth2/auth',
    userinfoUrl: 'https://id.vk.com/oauth2/user_info',
    scopes: 'vkid.personal_info email',
    emailOptional: true,
  },
  yandex: {
    authorizationUrl: 'https://oauth.yandex.ru/authorize',
    tokenUrl: 'https://oauth.yandex.ru/token',
    userinfoUrl: 'https://login.yandex.ru/info?format=json',
    scopes: 'login:email login:info',
    scheme: 'OAuth',
    emailOptional: true,
  },
}

/** The providers that need no address. */
export const knownProviders = Object.keys(KNOWN)

/**
 * What is known of a provider beforehand; a name of the operator's own is an OpenID Connect issuer. `url` is the issuer,
 * or the host of an own installation, e.g. of GitHub.
 */
export function knownProvider(name: string, url?: string): Known {
  const known = (Object.hasOwn(KNOWN, name) && KNOWN[name]) || { scopes: OPENID }
  if (!url) return known
  if (!known.authorizationUrl) return { ...known, issuer: url }
  return {
    ...known,
    authorizationUrl: moved(known.authorizationUrl, url),
    tokenUrl: moved(known.tokenUrl, url),
    userinfoUrl: moved(known.userinfoUrl, url, known.ownApiPath),
  }
}

function moved(address = '', url: string, apiPath = '') {
  const { pathname, search } = new URL(address)
  return new URL(apiPath + pathname + search, url).href
}

const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
const truth = z
  .union([z.boolean(), z.literal('true').transform(() => true)])
  .optional()
  .catch(undefined)
const Claims = z.object({
  sub: text,
  id: text,
  email: text,
  email_verified: truth,
  verified: truth,
  name: text,
  login: text,
  username: text,
  global_name: text,
  real_name: text,
  picture: z
    .union([
      z.string(),
      z.object({ data: z.object({ url: z.string() }) }).transform((p) => p.data.url),
    ])
    .optional()
    .catch(undefined),
  avatar_url: text,
})
const VkAnswer = z.object({
  user: z.object({ user_id: text, first_name: text, last_name: text, avatar: text }),
})
const Emails = z.array(
  z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean().optional() }),
)

/**
 * Reads what a provider answered. Facebook gives confirmed addresses only; VK and Yandex do not say whether
 * theirs are, so theirs are not used.
 */
export function readProfile(name: string, answer: unknown, emails?: unknown): Profile | undefined {
  const claims = Claims.parse(name === 'vk' ? fromVk(answer) : answer)
  const subject = claims.sub ?? claims.id
  if (!subject) return undefined

  const email = name === 'github' ? primaryEmail(emails) : verifiedEmail(name, claims)
  const fullName =
    claims.name ?? claims.global_name ?? claims.real_name ?? claims.username ?? claims.login
  const picture = claims.picture ?? claims.avatar_url
  return {
    subject,
    ...(email && { email }),
    data: {
      sub: subject,
      provider_id: subject,
      ...(email && { email, email_verified: true }),
      ...(fullName && { name: fullName, full_name: fullName }),
      ...(claims.login && { user_name: claims.login, preferred_username: claims.login }),
      ...(picture && { picture, avatar_url: picture }),
    },
  }
}

function verifiedEmail(name: string, claims: z.output<typeof Claims>) {
  const isVerified =
    name === 'facebook' || (name === 'discord' ? claims.verified : claims.email_verified) === true
  return isVerified && name !== 'vk' && name !== 'yandex' ? claims.email : undefined
}

function primaryEmail(answer: unknown) {
  const emails = Emails.safeParse(answer).data ?? []
  const verified = emails.filter(({ verified }) => verified)
  return (verified.find(({ primary }) => primary) ?? verified[0])?.email
}

function fromVk(answer: unknown) {
  const { user } = VkAnswer.parse(answer)
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return { id: user.user_id, ...(name && { name }), picture: user.avatar }
}
