create schema if not exists auth;
create schema if not exists storage;
create schema if not exists extensions;

create extension if not exists pgcrypto schema extensions;
create extension if not exists "uuid-ossp" schema extensions;

grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;

do $$
begin
  execute format(
    'alter database %I set search_path to "$user", public, extensions', current_database());
exception when insufficient_privilege then
  null; -- migrations and requests set their own; this is a comfort for other programs
end
$$;
