import { ProtocolError } from '../../kernel/http/protocol-error.ts'

/** An error of `/auth/v1`; `fields` are further members of its body. */
export function authError(
  status: number,
  code: string,
  message: string,
  fields: Record<string, unknown> = {},
): ProtocolError {
  return new ProtocolError(status, code, message, { fields })
}

const refusal =
  (status: number, code: string, message: string, fields = {}) =>
  () =>
    authError(status, code, message, fields)

const FACTOR_NAMES = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }

export type OauthErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'access_denied'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** Every refusal that a person or a client can meet, with Supabase's statuses, codes and words. */
export const authErrors = {
  validationFailed: (message: string) => authError(400, 'validation_failed', message),
  badJson: refusal(400, 'bad_json', 'Could not parse request body as JSON'),
  bodyTooLarge: refusal(413, 'request_entity_too_large', 'Request body too large'),
  notFound: refusal(404, 'validation_failed', 'Not found'),
  methodNotAllowed: refusal(405, 'validation_failed', 'Method not allowed'),

  noAuthorization: refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: (cause: string) =>
    authError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${cause}`),
  missingSub: refusal(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  subNotUuid: refusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  userNotFound: refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  sessionNotFound: refusal(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ),
  userBanned: (status: 400 | 403 = 403) => authError(status, 'user_banned', 'User is banned'),
  refreshUserBanned: refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  notAnUuid: (name: string) => authError(404, 'validation_failed', `${name} must be an UUID`),
  unknownUser: refusal(404, 'user_not_found', 'User not found'),
  notAdmin: refusal(403, 'not_admin', 'User not allowed'),

  signupDisabled: refusal(422, 'signup_disabled', 'Signups not allowed for this instance'),
  emailSignupsDisabled: refusal(400, 'email_provider_disabled', 'Email signups are disabled'),
  emailLoginsDisabled: refusal(422, 'email_provider_disabled', 'Email logins are disabled'),
  phoneSignupsDisabled: refusal(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  phoneLoginsDisabled: refusal(422, 'phone_provider_disabled', 'Phone logins are disabled'),
  phoneNotConfirmed: (status: 400 | 422 = 400) =>
    authError(status, 'phone_not_confirmed', 'Phone not confirmed'),
  smsSendFailed: refusal(422, 'sms_send_failed', 'The message could not be sent'),
  smsTooSoon: (seconds: number) =>
    authError(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  tooManySms: refusal(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
  phoneUnsupported: refusal(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  anonymousDisabled: refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  anonymousPassword: refusal(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  ),
  anonymousNotAllowed: refusal(
    403,
    'no_authorization',
    'Anonymous user not allowed to perform these actions',
  ),
  userAlreadyExists: refusal(422, 'user_already_exists', 'User already registered'),
  emailExists: refusal(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  ),
  phoneExists: refusal(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  ),
  phoneTaken: refusal(422, 'phone_exists', 'Phone number already registered by another user'),
  factorNotFound: refusal(404, 'mfa_factor_not_found', 'Factor not found'),
  factorTypeOff: (act: 'enroll' | 'verify', type: 'totp' | 'phone' | 'webauthn') =>
    authError(
      422,
      `mfa_${type}_${act}_not_enabled`,
      `MFA ${act} is disabled for ${FACTOR_NAMES[type]}`,
    ),
  tooManyFactors: refusal(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  insufficientAal: (status: 401 | 403 | 422, message: string) =>
    authError(status, 'insufficient_aal', message),
  challengeNotFound: refusal(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ),
  challengeFromElsewhere: refusal(
    422,
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch',
  ),
  challengeExpired: (id: string) =>
    authError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    ),
  wrongTotp: refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  wrongPhoneCode: refusal(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'),
  verifiedFactorExists: refusal(
    422,
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ),
  recoveryCodesOff: (act: 'enroll' | 'verify') =>
    authError(
      422,
      `mfa_recovery_codes_${act}_not_enabled`,
      `MFA ${act} is disabled for recovery codes`,
    ),
  noRecoveryCodes: refusal(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes'),
  recoveryCodesExist: refusal(
    422,
    'mfa_verified_factor_exists',
    'Recovery codes are already enrolled for this user, use regenerate to rotate them',
  ),
  recoveryCodesAlone: refusal(
    422,
    'mfa_recovery_codes_sole_factor',
    'At least one other verified factor is required to generate recovery codes',
  ),
  wrongRecoveryCode: refusal(422, 'mfa_verification_failed', 'Invalid recovery code entered'),
  recoveryCodesLocked: refusal(
    429,
    'mfa_recovery_codes_locked',
    'Too many failed verification attempts, try again later',
  ),
  wrongSecurityKey: refusal(
    422,
    'mfa_verification_failed',
    'The security key could not be verified',
  ),
  factorNameConflict: (name: string) =>
    authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    ),
  invalidPhone: refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
  invalidEmail: refusal(
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  weakPassword: (message: string, reasons: WeakPasswordReason[]) =>
    authError(422, 'weak_password', message, { weak_password: { reasons } }),
  passwordTooLong: refusal(
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ),

  passwordRejected: (message: string) =>
    authError(
      400,
      'invalid_credentials',
      message || 'Further password verification attempts will be rejected.',
    ),
  factorRejected: (message: string) =>
    authError(
      403,
      'mfa_verification_rejected',
      message || 'Further MFA verification attempts will be rejected.',
    ),
  invalidCredentials: refusal(400, 'invalid_credentials', 'Invalid login credentials'),
  emailNotConfirmed: (status: 400 | 403 | 422 = 400) =>
    authError(status, 'email_not_confirmed', 'Email not confirmed'),
  unsupportedGrant: refusal(400, 'invalid_credentials', 'unsupported_grant_type'),
  malformedRefreshToken: refusal(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: refusal(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  refreshTokenReused: refusal(
    400,
    'refresh_token_already_used',
    'Invalid Refresh Token: Already Used',
  ),
  sessionExpired: (why: string) =>
    authError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`),
  flowStateNotFound: refusal(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ),
  flowStateExpired: refusal(
    422,
    'flow_state_expired',
    'invalid flow state, flow state has expired',
  ),
  badCodeVerifier: refusal(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ),

  passkeysDisabled: refusal(404, 'passkey_disabled', 'Passkeys are disabled'),
  tooManyPasskeys: refusal(
    422,
    'too_many_passkeys',
    'Maximum number of passkeys reached, remove one to continue',
  ),
  passkeyOfSso: refusal(
    422,
    'validation_failed',
    'Passkeys are not for accounts managed by single sign-on',
  ),
  passkeyExists: refusal(422, 'webauthn_credential_exists', 'This passkey is already registered'),
  passkeyNotFound: (status: 400 | 404) =>
    status === 404
      ? authError(404, 'validation_failed', 'Passkey not found')
      : authError(400, 'webauthn_verification_failed', 'Passkey not found'),
  passkeyChallengeNotFound: refusal(
    400,
    'webauthn_challenge_not_found',
    'Challenge not found or already used',
  ),
  passkeyChallengeExpired: refusal(400, 'webauthn_challenge_expired', 'Challenge has expired'),
  passkeyNotVerified: refusal(
    400,
    'webauthn_verification_failed',
    'The passkey could not be verified',
  ),

  unsupportedProvider: refusal(
    400,
    'validation_failed',
    'Unsupported provider: provider is not enabled',
  ),
  badOauthState: refusal(400, 'bad_oauth_state', 'OAuth callback with invalid state'),
  badOauthCallback: refusal(400, 'bad_oauth_callback', 'OAuth callback without a code'),
  providerRefused: (message: string) => authError(403, 'bad_oauth_callback', message.slice(0, 300)),
  providerUnreachable: (provider: string) =>
    authError(
      503,
      'unexpected_failure',
      `The provider ${provider} could not be reached, please try again later`,
    ),
  providerFailed: refusal(500, 'unexpected_failure', 'Unable to exchange external code'),
  emailNeedsVerification: (provider: string) =>
    authError(
      403,
      'provider_email_needs_verification',
      `No verified email address with ${provider}`,
    ),
  captchaFailed: (cause: string) =>
    authError(
      400,
      'captcha_failed',
      `captcha protection: request disallowed (${cause.slice(0, 200)})`,
    ),
  captchaUnreachable: refusal(
    500,
    'unexpected_failure',
    'The captcha could not be checked, please try again',
  ),
  samlDisabled: refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  ssoProviderNotFound: refusal(
    404,
    'sso_provider_not_found',
    'No such SSO provider exists, or none is assigned to this domain',
  ),
  ssoProviderDisabled: refusal(404, 'sso_provider_disabled', 'This SSO provider is disabled'),
  ssoDomainExists: refusal(
    400,
    'sso_domain_already_exists',
    'SSO Domain is already assigned to an SSO identity provider',
  ),
  resourceIdTaken: refusal(
    400,
    'validation_failed',
    'resource_id is already assigned to an SSO identity provider',
  ),
  samlProviderExists: refusal(
    422,
    'saml_idp_already_exists',
    'SAML Identity Provider with this EntityID already exists',
  ),
  samlEntityMismatch: refusal(
    400,
    'saml_entity_id_mismatch',
    'SAML Metadata can be updated only if the EntityID matches for the provider',
  ),
  samlMetadataFetchFailed: (cause: string) =>
    authError(
      400,
      'saml_metadata_fetch_failed',
      `Error fetching SAML Metadata: ${cause.slice(0, 200)}`,
    ),
  relayStateNotFound: refusal(
    404,
    'saml_relay_state_not_found',
    'SAML RelayState does not exist, try logging in again?',
  ),
  relayStateExpired: refusal(
    422,
    'saml_relay_state_expired',
    'SAML RelayState has expired. Try logging in again?',
  ),
  samlAssertionInvalid: refusal(400, 'validation_failed', 'SAML Assertion is not valid'),
  samlLogoutInvalid: refusal(400, 'validation_failed', 'SAML logout message is not valid'),
  samlLogoutIncomplete: refusal(
    422,
    'saml_logout_incomplete',
    'Signed out here; the identity provider did not confirm that it ended its session',
  ),
  samlNoUserId: refusal(
    400,
    'saml_assertion_no_user_id',
    'SAML Assertion did not contain a persistent Subject Identifier that could be used to uniquely identify the user',
  ),
  samlNoEmail: refusal(
    400,
    'saml_assertion_no_email',
    'SAML Assertion does not contain an email address',
  ),
  unexpected: refusal(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ),
  web3Disabled: refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  unsupportedChain: refusal(400, 'web3_unsupported_chain', 'Unsupported chain'),
  web3Refused: (description: string) =>
    authError(400, 'validation_failed', description, {
      error: 'invalid_grant',
      error_description: description,
    }),
  badIdToken: (error: string, description: string) =>
    authError(400, 'validation_failed', description, { error, error_description: description }),
  manualLinkingDisabled: refusal(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  identityAlreadyExists: (isTheirs: boolean) =>
    authError(
      422,
      'identity_already_exists',
      `Identity is already linked${isTheirs ? '' : ' to another user'}`,
    ),
  identityNotFound: refusal(422, 'identity_not_found', "Identity doesn't exist"),
  singleIdentity: refusal(
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ),
  emailConflict: refusal(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  ),

  oauthServerDisabled: refusal(404, 'feature_disabled', 'OAuth server is disabled'),
  registrationDisabled: refusal(
    403,
    'oauth_dynamic_client_registration_disabled',
    'Dynamic client registration is not enabled',
  ),
  oauthClientNotFound: (status: 400 | 404) =>
    authError(
      status,
      'oauth_client_not_found',
      status === 404 ? 'OAuth client not found' : 'invalid client_id',
    ),
  authorizationNotFound: refusal(404, 'oauth_authorization_not_found', 'authorization not found'),
  consentNotFound: refusal(404, 'oauth_consent_not_found', 'No active grant found for this client'),
  /** A refusal in the words of RFC 6749, for applications. */
  oauth: (error: OauthErrorName, description: string, status: 400 | 401 = 400) =>
    authError(
      status,
      error === 'invalid_client' ? 'invalid_credentials' : 'validation_failed',
      description,
      { error, error_description: description },
    ),
  notForApplications: refusal(
    403,
    'no_authorization',
    'An application may not do this with the account of a person',
  ),

  customProviderNotFound: refusal(404, 'custom_provider_not_found', 'Custom provider not found'),
  customProviderExists: refusal(400, 'conflict', 'A provider with this identifier already exists'),
  tooManyProviders: refusal(
    400,
    'over_custom_provider_quota',
    'Maximum number of custom providers reached, remove one to continue',
  ),
  keysAreGiven: refusal(
    400,
    'validation_failed',
    'The signing keys are given by settings: put a new one first there',
  ),
  rotationUnderWay: refusal(
    409,
    'conflict',
    'A rotation of the signing keys is under way: the newest key does not sign yet',
  ),

  codeExpired: refusal(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
  invalidVerifyPhone: refusal(
    422,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ),
  invalidVerifyEmail: refusal(422, 'validation_failed', 'Invalid email format'),

  samePassword: refusal(
    422,
    'same_password',
    'New password should be different from the old password.',
  ),
  reauthenticationNeeded: refusal(
    400,
    'reauthentication_needed',
    'Password update requires reauthentication',
  ),
  reauthenticationNotValid: refusal(
    422,
    'reauthentication_not_valid',
    'Nonce has expired or is invalid',
  ),
  currentPasswordRequired: refusal(
    400,
    'current_password_required',
    'Current password required when setting new password.',
  ),
  currentPasswordInvalid: refusal(400, 'current_password_invalid', 'Current password is not valid'),
  ssoManaged: refusal(422, 'user_sso_managed', 'This account is managed by single sign-on'),

  tooManyRequests: refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
  mailTooSoon: (seconds: number) =>
    authError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  tooManyMails: refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
}
