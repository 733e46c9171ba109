create table if not exists auth.webauthn_credentials (
  id uuid not null primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index if not exists webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table if not exists auth.webauthn_challenges (
  id uuid not null primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge_type text not null
    check (challenge_type in ('signup', 'registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

-- Ours: the private key that signs tokens, encrypted with a key derived from the JWT secret.
create table if not exists auth.signing_keys (
  id uuid not null primary key,
  encrypted_key text not null,
  created_at timestamptz not null default now()
);
alter table auth.signing_keys add column if not exists signs_from timestamptz;
