export interface TriedRoute {
  /** As it is registered, without `/auth/v1`. */
  route: string
  /** Whose token it asks for. */
  as: 'anyone' | 'person' | 'operator'
  /** Whether every mistyped field is refused, or only what is no object; without it no body is read. */
  body?: 'fields' | 'any object'
  /** A body with which it would do its work. */
  good?: object
  /** Ways of asking that are refused, as they stand after the path. */
  badQueries?: string[]
  /** Whatever comes of it goes to the site by a redirect. */
  redirects?: boolean
}

const PAGES = ['?page=-1', '?page=x', '?page=0', '?per_page=0', '?per_page=1e9', '?page=%00']
const PROVIDERS = ['', '?provider=', '?provider=x', '?provider=__proto__', '?provider=%00']

const grant = (type: string): TriedRoute => ({
  route: `POST /token?grant_type=${type}`,
  as: 'anyone',
  body: 'fields',
})

/** Every route of `/auth/v1`, and how tests try it with what it has to refuse. */
export const TRIED_ROUTES: TriedRoute[] = [
  { route: 'GET /health', as: 'anyone' },
  { route: 'GET /settings', as: 'anyone' },
  { route: 'GET /.well-known/jwks.json', as: 'anyone' },
  { route: 'GET /.well-known/openid-configuration', as: 'anyone' },
  { route: 'GET /.well-known/oauth-authorization-server', as: 'anyone' },

  { route: 'POST /signup', as: 'anyone', body: 'fields' },
  ...['password', 'refresh_token', 'pkce', 'id_token', 'web3'].map(grant),
  {
    route: 'POST /token',
    as: 'anyone',
    badQueries: ['', '?grant_type=', '?grant_type=%00', '?grant_type=__proto__'],
  },
  { route: 'POST /otp', as: 'anyone', body: 'fields' },
  { route: 'POST /magiclink', as: 'anyone', body: 'fields' },
  { route: 'POST /recover', as: 'anyone', body: 'fields' },
  { route: 'POST /resend', as: 'anyone', body: 'fields' },
  { route: 'POST /verify', as: 'anyone', body: 'fields' },
  {
    route: 'GET /verify',
    as: 'anyone',
    badQueries: ['', '?token=x', '?type=signup', '?token=x&type=x', '?token=%00&type=signup'],
  },
  { route: 'GET /authorize', as: 'anyone', badQueries: PROVIDERS },
  {
    route: 'GET /callback',
    as: 'anyone',
    redirects: true,
    badQueries: ['', '?state=x&code=x', '?state=%00&code=%00', '?error=x', '?code=x'],
  },
  { route: 'POST /callback', as: 'anyone', redirects: true, badQueries: ['', '?state=x&code=x'] },
  { route: 'POST /sso', as: 'anyone', body: 'fields' },
  { route: 'GET /sso/saml/metadata', as: 'anyone' },
  {
    route: 'POST /sso/saml/acs',
    as: 'anyone',
    redirects: true,
    badQueries: ['', '?RelayState=%00', '?SAMLResponse=x'],
  },
  {
    route: 'GET /sso/saml/slo',
    as: 'anyone',
    redirects: true,
    badQueries: ['', '?SAMLRequest=x', '?SAMLResponse=%00&RelayState=%00&SigAlg=x&Signature=x'],
  },
  {
    route: 'GET /sso/saml/slo/form',
    as: 'anyone',
    badQueries: ['', '?SAMLRequest=x', '?SAMLRequest=%00&RelayState=%00'],
  },
  { route: 'POST /sso/saml/slo', as: 'anyone', redirects: true, badQueries: ['', '?RelayState=x'] },
  { route: 'POST /sso/logout', as: 'person', body: 'any object', good: {} },
  { route: 'POST /passkeys/authentication/options', as: 'anyone', body: 'any object' },
  { route: 'POST /passkeys/authentication/verify', as: 'anyone', body: 'fields' },

  {
    route: 'GET /oauth/authorize',
    as: 'anyone',
    badQueries: [
      '',
      '?client_id=x',
      '?client_id=x&redirect_uri=x',
      '?client_id=%00&redirect_uri=%00',
      '?client_id=a&client_id=b&redirect_uri=x',
    ],
  },
  {
    route: 'POST /oauth/authorize',
    as: 'anyone',
    badQueries: ['', '?client_id=x&redirect_uri=x'],
  },
  { route: 'POST /oauth/token', as: 'anyone', body: 'fields' },
  { route: 'POST /oauth/clients/register', as: 'anyone', body: 'fields' },
  { route: 'GET /oauth/userinfo', as: 'person' },
  { route: 'POST /oauth/userinfo', as: 'person' },
  { route: 'GET /oauth/authorizations/:id', as: 'person' },
  {
    route: 'POST /oauth/authorizations/:id/consent',
    as: 'person',
    body: 'fields',
    good: { action: 'approve' },
  },
  {
    route: 'POST /oauth/authorizations/:id/refusal',
    as: 'anyone',
    body: 'fields',
    good: { error: 'login_required' },
  },
  { route: 'GET /user/oauth/grants', as: 'person' },
  {
    route: 'DELETE /user/oauth/grants',
    as: 'person',
    badQueries: ['', '?client_id=x', '?client_id=%00'],
  },

  { route: 'GET /user', as: 'person' },
  { route: 'PUT /user', as: 'person', body: 'fields', good: { data: { a: 1 } } },
  { route: 'GET /user/identities/authorize', as: 'person', badQueries: PROVIDERS },
  { route: 'DELETE /user/identities/:id', as: 'person' },
  { route: 'GET /reauthenticate', as: 'person' },
  { route: 'POST /logout', as: 'person', badQueries: ['?scope=x', '?scope=%00', '?scope=Local'] },
  { route: 'POST /factors', as: 'person', body: 'fields', good: { factor_type: 'totp' } },
  { route: 'GET /factors/recovery-codes', as: 'person', badQueries: [''] },
  { route: 'POST /factors/recovery-codes', as: 'person', body: 'fields' },
  { route: 'POST /factors/recovery-codes/regenerate', as: 'person', badQueries: [''] },
  { route: 'POST /factors/recovery-codes/verify', as: 'person', body: 'fields' },
  { route: 'DELETE /factors/recovery-codes', as: 'person', badQueries: [''] },
  { route: 'POST /factors/:id/challenge', as: 'person', body: 'any object', good: {} },
  { route: 'POST /factors/:id/verify', as: 'person', body: 'fields', good: { code: '123456' } },
  { route: 'DELETE /factors/:id', as: 'person' },
  { route: 'GET /passkeys', as: 'person' },
  { route: 'POST /passkeys/registration/options', as: 'person', body: 'any object', good: {} },
  { route: 'POST /passkeys/registration/verify', as: 'person', body: 'fields' },
  { route: 'PATCH /passkeys/:id', as: 'person', body: 'fields', good: { friendly_name: 'Desk' } },
  { route: 'DELETE /passkeys/:id', as: 'person' },

  { route: 'POST /invite', as: 'operator', body: 'fields' },
  { route: 'POST /admin/generate_link', as: 'operator', body: 'fields' },
  { route: 'GET /admin/users', as: 'operator', badQueries: [...PAGES, '?filter=%00', '?sort=x'] },
  { route: 'POST /admin/users', as: 'operator', body: 'fields' },
  { route: 'GET /admin/users/:id', as: 'operator' },
  { route: 'PUT /admin/users/:id', as: 'operator', body: 'fields', good: { email_confirm: true } },
  { route: 'DELETE /admin/users/:id', as: 'operator', body: 'fields' },
  { route: 'GET /admin/users/:id/factors', as: 'operator' },
  {
    route: 'PUT /admin/users/:id/factors/:factor',
    as: 'operator',
    body: 'fields',
    good: { friendly_name: 'Phone' },
  },
  { route: 'DELETE /admin/users/:id/factors/:factor', as: 'operator' },
  { route: 'GET /admin/users/:id/passkeys', as: 'operator' },
  { route: 'DELETE /admin/users/:id/passkeys/:passkey', as: 'operator' },
  {
    route: 'GET /admin/custom-providers',
    as: 'operator',
    badQueries: ['?type=x', '?type=%00', '?type=OIDC'],
  },
  { route: 'POST /admin/custom-providers', as: 'operator', body: 'fields' },
  { route: 'GET /admin/custom-providers/:identifier', as: 'operator' },
  {
    route: 'PUT /admin/custom-providers/:identifier',
    as: 'operator',
    body: 'fields',
    good: { enabled: false },
  },
  { route: 'DELETE /admin/custom-providers/:identifier', as: 'operator' },
  { route: 'GET /admin/sso/providers', as: 'operator' },
  { route: 'POST /admin/sso/providers', as: 'operator', body: 'fields' },
  { route: 'GET /admin/sso/providers/:id', as: 'operator' },
  {
    route: 'PUT /admin/sso/providers/:id',
    as: 'operator',
    body: 'fields',
    good: { disabled: true },
  },
  { route: 'DELETE /admin/sso/providers/:id', as: 'operator' },
  { route: 'GET /admin/oauth/clients', as: 'operator', badQueries: PAGES },
  { route: 'POST /admin/oauth/clients', as: 'operator', body: 'fields' },
  { route: 'GET /admin/oauth/clients/:id', as: 'operator' },
  {
    route: 'PUT /admin/oauth/clients/:id',
    as: 'operator',
    body: 'fields',
    good: { client_name: 'Cards' },
  },
  { route: 'DELETE /admin/oauth/clients/:id', as: 'operator' },
  { route: 'POST /admin/oauth/clients/:id/regenerate_secret', as: 'operator' },
  { route: 'POST /admin/signing_keys/rotate', as: 'operator', body: 'any object' },
  { route: 'GET /admin/audit', as: 'operator', badQueries: [...PAGES, '?query=%00', '?query=x:y'] },
]
