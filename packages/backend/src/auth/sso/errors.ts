import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of SAML. */
export const ssoErrors = {
  samlDisabled: defineError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  ssoProviderNotFound: defineError(
    404,
    'sso_provider_not_found',
    'No such SSO provider exists, or none is assigned to this domain',
  ),
  ssoProviderDisabled: defineError(404, 'sso_provider_disabled', 'This SSO provider is disabled'),
  ssoDomainExists: defineError(
    400,
    'sso_domain_already_exists',
    'SSO Domain is already assigned to an SSO identity provider',
  ),
  resourceIdTaken: defineError(
    400,
    'validation_failed',
    'resource_id is already assigned to an SSO identity provider',
  ),
  samlProviderExists: defineError(
    422,
    'saml_idp_already_exists',
    'SAML Identity Provider with this EntityID already exists',
  ),
  samlEntityMismatch: defineError(
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
  relayStateNotFound: defineError(
    404,
    'saml_relay_state_not_found',
    'SAML RelayState does not exist, try logging in again?',
  ),
  relayStateExpired: defineError(
    422,
    'saml_relay_state_expired',
    'SAML RelayState has expired. Try logging in again?',
  ),
  samlAssertionInvalid: defineError(400, 'validation_failed', 'SAML Assertion is not valid'),
  samlLogoutInvalid: defineError(400, 'validation_failed', 'SAML logout message is not valid'),
  samlLogoutIncomplete: defineError(
    422,
    'saml_logout_incomplete',
    'Signed out here; the identity provider did not confirm that it ended its session',
  ),
  samlNoUserId: defineError(
    400,
    'saml_assertion_no_user_id',
    'SAML Assertion did not contain a persistent Subject Identifier that could be used to uniquely identify the user',
  ),
  samlNoEmail: defineError(
    400,
    'saml_assertion_no_email',
    'SAML Assertion does not contain an email address',
  ),
}
