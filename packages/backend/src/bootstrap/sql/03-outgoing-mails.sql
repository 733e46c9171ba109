-- Ours: mails that wait to be sent. A row is deleted when its mail was sent, and when its link has expired.
create table if not exists auth.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  -- Address, subject and text as JSON, sealed under a key derived from the JWT secret: links sign people in.
  sealed_mail text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  failed_attempts integer not null default 0,
  -- Later than now while a process sends it: if that process dies, another one tries again then.
  next_attempt_at timestamptz not null
);
create index if not exists outgoing_mails_next_attempt on auth.outgoing_mails (next_attempt_at);
create index if not exists outgoing_mails_user on auth.outgoing_mails (user_id);
alter table auth.outgoing_mails enable row level security;
