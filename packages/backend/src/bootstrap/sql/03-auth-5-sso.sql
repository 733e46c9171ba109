create table if not exists auth.sso_providers (
  id uuid not null primary key,
  resource_id text check (resource_id is null or char_length(resource_id) > 0),
  created_at timestamptz,
  updated_at timestamptz,
  disabled boolean
);
create unique index if not exists sso_providers_resource_id_idx
  on auth.sso_providers (lower(resource_id));

create table if not exists auth.sso_domains (
  id uuid not null primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  domain text not null check (char_length(domain) > 0),
  created_at timestamptz,
  updated_at timestamptz
);
create index if not exists sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);
create unique index if not exists sso_domains_domain_idx on auth.sso_domains (lower(domain));

create table if not exists auth.saml_providers (
  id uuid not null primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  entity_id text not null unique check (char_length(entity_id) > 0),
  metadata_xml text not null check (char_length(metadata_xml) > 0),
  metadata_url text check (metadata_url is null or char_length(metadata_url) > 0),
  attribute_mapping jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  name_id_format text
);
create index if not exists saml_providers_sso_provider_id_idx
  on auth.saml_providers (sso_provider_id);

create table if not exists auth.saml_relay_states (
  id uuid not null primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null check (char_length(request_id) > 0),
  for_email text,
  redirect_to text,
  created_at timestamptz,
  updated_at timestamptz,
  flow_state_id uuid references auth.flow_state on delete cascade
);
create index if not exists saml_relay_states_sso_provider_id_idx
  on auth.saml_relay_states (sso_provider_id);
create index if not exists saml_relay_states_for_email_idx on auth.saml_relay_states (for_email);
create index if not exists saml_relay_states_created_at_idx
  on auth.saml_relay_states (created_at desc);

-- Ours: the session at an identity provider that a session here began with, so that a logout can end both. Until the
-- client exchanges its code there is only the flow.
create table if not exists auth.saml_sessions (
  id uuid not null primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  session_id uuid unique references auth.sessions on delete cascade,
  flow_state_id uuid unique,
  name_id text not null,
  name_id_format text,
  name_qualifier text,
  sp_name_qualifier text,
  session_index text,
  created_at timestamptz not null default now()
);
create index if not exists saml_sessions_name_id_idx
  on auth.saml_sessions (sso_provider_id, name_id);
