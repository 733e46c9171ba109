alter type auth.factor_type add value if not exists 'recovery_code';

-- Ours: the codes of a factor `recovery_code`, as hashes that we alone can make.
create table if not exists auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
alter table auth.mfa_recovery_codes enable row level security;
