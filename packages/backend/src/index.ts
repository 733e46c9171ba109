export type { AuthSettings, GivenAuthSettings } from './auth/auth-settings.ts'
export { findHookFault } from './auth/hooks/hook-settings.ts'
export { knownProviders } from './auth/providers/oauth-catalogue.ts'
export type { BackendSettings } from './backend-settings.ts'
export { bootstrapBackend } from './bootstrap/bootstrap-backend.ts'
export { type BackendOptions, createBackend } from './create-backend.ts'
export type { FunctionCall, Functions, RegisteredFunction } from './functions/functions.routes.ts'
export { type Bearer, bearerOf, callerOf, type GatewayEnv } from './kernel/gateway/caller.ts'
export { TokenError } from './kernel/gateway/token-error.ts'
export { networkOf } from './kernel/http/client-ip.ts'
export { generateKeys } from './kernel/keys/generate-keys.ts'
export { type Rotation, rotateSigningKey } from './kernel/keys/rotate-signing-key.ts'
export type { JwtSettings } from './kernel/keys/settings.ts'
export { findKeysFault } from './kernel/keys/signing-key.ts'
export { folderMail, type KeptMail, listMails, readMail } from './outbox/email/folder-mail.ts'
export type {
  Mail,
  MailKind,
  MailSender,
  MailTemplate,
  MailTemplates,
  MailValues,
} from './outbox/email/mail-templates.ts'
export { smtpMail } from './outbox/email/smtp-mail.ts'
export { type MailQueue, readMailQueue } from './outbox/email/waiting-mails.ts'
export { folderSms, httpSms } from './outbox/sms/senders.ts'
export type {
  Sms,
  SmsChannel,
  SmsKind,
  SmsSender,
  SmsTemplate,
  SmsTemplates,
  SmsValues,
} from './outbox/sms/sms-templates.ts'
export { type TwilioAccount, twilioSms } from './outbox/sms/twilio-sms.ts'
export { refuseUpgrade, type UpgradeAnswer, type Upgrades } from './realtime/connections/upgrade.ts'
export type { RestSettings } from './rest/settings.ts'
export type { FileStore } from './storage/store/file-store.ts'
export { openFolderStore } from './storage/store/folder-store.ts'
export { openS3Store, type S3Settings } from './storage/store/open-s3-store.ts'
export { holdRemovals } from './storage/upkeep/hold-removals.ts'
export { readParts } from './storage/upload/multipart.ts'
