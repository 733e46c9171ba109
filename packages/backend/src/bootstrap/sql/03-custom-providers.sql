create table if not exists auth.custom_oauth_providers (
  id uuid not null primary key,
  provider_type text not null check (provider_type in ('oauth2', 'oidc')),
  identifier text not null unique,
  name text not null,
  client_id text not null,
  -- Sealed under a key derived from the JWT secret.
  client_secret text not null,
  acceptable_client_ids text[] not null default '{}',
  scopes text[] not null default '{}',
  pkce_enabled boolean not null default true,
  attribute_mapping jsonb not null default '{}',
  custom_claims_allowlist text[] not null default '{}',
  authorization_params jsonb not null default '{}',
  enabled boolean not null default true,
  email_optional boolean not null default false,
  issuer text,
  discovery_url text,
  skip_nonce_check boolean not null default false,
  authorization_url text,
  token_url text,
  userinfo_url text,
  jwks_uri text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table auth.custom_oauth_providers enable row level security;
