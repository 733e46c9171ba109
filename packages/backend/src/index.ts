export type { AuthSettings } from './auth/auth-settings.ts'
export type { BackendSettings } from './backend-settings.ts'
export { bootstrapBackend } from './bootstrap/bootstrap-backend.ts'
export { type Bearer, bearerOf, callerOf, type GatewayEnv } from './gateway/caller.ts'
export { generateKeys } from './gateway/generate-keys.ts'
export { TokenError } from './gateway/token-error.ts'
export type {
  Mail,
  MailKind,
  MailSender,
  MailTemplates,
  MailValues,
} from './mail/mail-templates.ts'
