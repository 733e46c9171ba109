-- What public URLs give stays the same under one version: a process that knows the version by a lease serves what it has
-- read, without a query (decision 93). Each transaction that changes it counts one up, and waits until all leases of the
-- version before have ended.
create table if not exists storage.public_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0,
  -- The transaction that counted last: of a thousand statements the first one counts.
  counted_by xid8,
  -- Until then there may be leases.
  leased_until timestamptz not null default '-infinity'
);
insert into storage.public_version default values on conflict do nothing;
alter table storage.public_version enable row level security;

-- While a change is under way no process gets a lease, and those that there are end within the pause: after its commit none
-- serves what was before. The pause is longer than `LEASE_MS` in `public-version.ts`.
create or replace function storage.count_public_change() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from storage.public_version where counted_by = pg_current_xact_id()) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('storage.public_version', 0));
  if exists (select from storage.public_version where leased_until > clock_timestamp()) then
    perform pg_sleep(0.05);
  end if;
  update storage.public_version set version = version + 1, counted_by = pg_current_xact_id();
end;
$$;

-- Null while a change is under way: then there is no lease, and each request queries the tables themselves.
create or replace function storage.lease_public_version() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  known storage.public_version;
begin
  if not pg_try_advisory_xact_lock_shared(hashtextextended('storage.public_version', 0)) then
    return null;
  end if;
  select * into known from storage.public_version;
  if known.leased_until < clock_timestamp() + interval '1 minute' then
    update storage.public_version set leased_until = clock_timestamp() + interval '5 minutes';
  end if;
  return known.version;
end;
$$;

-- A statement that finds no row changes nothing.
create or replace function storage.public_files_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then return null; end if;
  end if;
  perform storage.count_public_change();
  return null;
end;
$$;
revoke all on function storage.count_public_change(), storage.lease_public_version(),
  storage.public_files_changed() from public;

do $$
declare
  counted regclass;
begin
  foreach counted in array array['storage.objects', 'storage.buckets']::regclass[] loop
    execute format(
      'create or replace trigger public_files_added after insert on %s referencing new table as changed
       for each statement execute function storage.public_files_changed()', counted);
    execute format(
      'create or replace trigger public_files_changed after update on %s referencing new table as changed
       for each statement execute function storage.public_files_changed()', counted);
    execute format(
      'create or replace trigger public_files_deleted after delete on %s referencing old table as changed
       for each statement execute function storage.public_files_changed()', counted);
    execute format(
      'create or replace trigger public_files_emptied after truncate on %s
       for each statement execute function storage.public_files_changed()', counted);
  end loop;
end;
$$;
