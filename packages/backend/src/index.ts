export type { AuthSettings, GivenAuthSettings } from './auth/auth-settings.ts'
export { networkOf } from './auth/client-network.ts'
export { findHookFault } from './auth/hooks/hook-settings.ts'
export { knownProviders } from './auth/oauth-catalogue.ts'
export { type MailQueue, readMailQueue } from './auth/outbox/mail-queue.ts'
export type { BackendSettings, JwtSettings } from './backend-settings.ts'
export { bootstrapBackend } from './bootstrap/bootstrap-backend.ts'
export { type BackendOptions, createBackend } from './create-backend.ts'
export type { FunctionCall, Functions, RegisteredFunction } from './functions/functions.ts'
export { type Bearer, bearerOf, callerOf, type GatewayEnv } from './gateway/caller.ts'
export { generateKeys } from './gateway/generate-keys.ts'
export { type Rotation, rotateSigningKey } from './gateway/rotate-signing-key.ts'
export { findKeysFault } from './gateway/signing-key.ts'
export { TokenError } from './gateway/token-error.ts'
export { folderMail, type KeptMail, listMails, readMail } from './mail/folder-mail.ts'
export type {
  Mail,
  MailKind,
  MailSender,
  MailTemplate,
  MailTemplates,
  MailValues,
} from './mail/mail-templates.ts'
export { smtpMail } from './mail/smtp-mail.ts'
export { refuseUpgrade, type UpgradeAnswer, type Upgrades } from './realtime/index.ts'
export type { RestSettings } from './rest/index.ts'
export { folderSms } from './sms/folder-sms.ts'
export { httpSms } from './sms/http-sms.ts'
export type {
  Sms,
  SmsChannel,
  SmsKind,
  SmsSender,
  SmsTemplate,
  SmsTemplates,
  SmsValues,
} from './sms/sms-templates.ts'
export { type TwilioAccount, twilioSms } from './sms/twilio-sms.ts'
export { type FileStore, holdRemovals, openFolderStore } from './storage/index.ts'
export { openS3Store, type S3Settings } from './storage/store/open-s3-store.ts'
