-- Ours: what was signed elsewhere for one use, and has been used.
create table if not exists auth.spent_messages (
  hash text not null primary key,
  expires_at timestamptz not null
);
create index if not exists spent_messages_expires_at_idx on auth.spent_messages (expires_at);

-- Ours: how often is too often, counted for all processes of a site.
create table if not exists auth.rate_limits (
  key varchar(255) not null primary key,
  points integer not null default 0,
  expire bigint
);

-- The API roles have no rights here; row-level security is a second wall.
do $$
declare
  name text;
begin
  for name in
    select tablename from pg_tables where schemaname = 'auth' and not rowsecurity
  loop
    execute format('alter table auth.%I enable row level security', name);
  end loop;
end
$$;
