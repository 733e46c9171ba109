do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$$;

create table if not exists storage.buckets (
  id text not null primary key,
  name text not null check (char_length(name) <= 100),
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD',
  versioning_status text not null default 'DISABLED'
);
create unique index if not exists bname on storage.buckets (name);

create table if not exists storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets,
  name text collate "C",
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  archived_at timestamptz,
  is_delete_marker boolean not null default false,
  is_versioned boolean not null default false
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);

-- Uploads by TUS that are under way; the service alone reads and writes them.
create table if not exists storage.resumable_uploads (
  id uuid not null primary key,
  bucket_id text not null references storage.buckets on delete cascade,
  name text collate "C" not null,
  owner_id text,
  is_signed boolean not null,
  upserts boolean not null,
  upload_length bigint,
  upload_offset bigint not null default 0,
  upload_metadata jsonb not null,
  memo jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Who is writing an upload right now. A lease, so that it ends by itself when the process is killed.
create table if not exists storage.resumable_locks (
  id uuid not null primary key,
  holder uuid not null,
  until timestamptz not null,
  is_wanted boolean not null default false
);

-- Multipart uploads of the S3 protocol that are under way; each part is a file of its own until they are completed.
create table if not exists storage.s3_multipart_uploads (
  id uuid not null primary key,
  bucket_id text not null references storage.buckets on delete cascade,
  key text collate "C" not null,
  owner_id text,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create table if not exists storage.s3_multipart_uploads_parts (
  upload_id uuid not null references storage.s3_multipart_uploads on delete cascade,
  part_number integer not null,
  version text not null,
  size bigint not null,
  etag text not null,
  created_at timestamptz not null default now(),
  primary key (upload_id, part_number)
);
create index if not exists s3_parts_by_version on storage.s3_multipart_uploads_parts (version);

-- Keys of the S3 protocol; policies decide who makes, sees and removes them. The secrets are encrypted with the JWT secret.
create table if not exists storage.s3_access_keys (
  id uuid not null default gen_random_uuid() primary key,
  description text not null default '' check (char_length(description) <= 200),
  access_key text not null unique,
  sealed_secret text not null,
  created_at timestamptz not null default now()
);

create or replace function storage.foldername(name text) returns text[]
language sql immutable as $$
  select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;

create or replace function storage.filename(name text) returns text
language sql immutable as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create or replace function storage.extension(name text) returns text
language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

create or replace function storage.operation() returns text
language sql stable as $$
  select current_setting('storage.operation', true)
$$;

create or replace function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable as $$
  select coalesce(
    regexp_replace(storage.operation(), '^storage\.', '') = any (
      select regexp_replace(expected, '^storage\.', '') from unnest(expected_operations) as expected
    ),
    false
  )
$$;

create or replace function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable as $$
  select storage.allow_any_operation(array[expected_operation])
$$;

create or replace function storage.update_updated_at_column() returns trigger
language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

create or replace function storage.protect_delete() returns trigger
language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501',
        hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;

create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.resumable_uploads enable row level security;
alter table storage.resumable_locks enable row level security;
alter table storage.s3_multipart_uploads enable row level security;
alter table storage.s3_multipart_uploads_parts enable row level security;
alter table storage.s3_access_keys enable row level security;
grant select, insert, delete on storage.s3_access_keys to authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
