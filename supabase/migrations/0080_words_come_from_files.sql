-- A file of words that a learner brought: read into rows, looked at, then taken over a part at a time.
create table public.word_imports (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  file_name text not null check (char_length(file_name) <= 200),
  source text not null check (source in ('slovo', 'anki', 'lingq', 'readlang', 'lwt', 'lute', 'other')),
  -- The names of the columns; empty where the file has none.
  titles jsonb not null default '[]' check (octet_length(titles::text) <= 400000),
  -- Which column holds what; none until the learner has chosen.
  columns jsonb check (octet_length(columns::text) <= 1000),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'undone')),
  part_count integer not null default 0 check (part_count between 0 and 2000),
  row_count integer not null default 0 check (row_count between 0 and 100000),
  -- How far it has come, and what became of the rows.
  parts_taken integer not null default 0,
  rows_taken integer not null default 0,
  words_added integer not null default 0,
  states_added integer not null default 0,
  doubles integer not null default 0,
  refused integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index word_imports_newest on public.word_imports (user_id, created_at desc);
create index word_imports_by_age on public.word_imports (created_at);
create trigger touch before update on public.word_imports
  for each row execute function private.touch();

-- The rows of a file, some hundreds in each row here. Once they are taken, those that were refused are left, with the reason.
create table public.word_import_parts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id bigint generated always as identity,
  import_id uuid not null,
  part integer not null check (part between 0 and 1999),
  rows jsonb not null check (octet_length(rows::text) <= 8000000),
  -- What the learner said of words before they were kept: it comes back when the import is undone.
  states_before jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, import_id, part),
  foreign key (user_id, import_id) references public.word_imports (user_id, id)
    on update cascade on delete cascade
);
create trigger touch before update on public.word_import_parts
  for each row execute function private.touch();

select private.own_rows_only('word_imports');
select private.own_rows_only('word_import_parts');

-- With which import a word came. Without a foreign key: a word stays when its import is forgotten.
alter table public.user_words add column import_id uuid;
create index user_words_of_import on public.user_words (user_id, import_id) where import_id is not null;

-- A file that is brought clears what lies about: rows of an import that rests for a day, refused rows after a month, and the
-- learner's own file before this one, if it was not taken. Of those that are over, the fifty newest stay: the words of an
-- older one stay too.
create function private.clear_old_imports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 50;
begin
  delete from public.word_imports i
  where i.status = 'waiting' and i.id <> new.id
    and (i.user_id = new.user_id or i.created_at < now() - interval '1 day');
  delete from public.word_import_parts p using public.word_imports i
  where i.user_id = p.user_id and i.id = p.import_id
    and i.updated_at < now() - case i.status when 'running' then interval '1 day' else interval '30 days' end;
  delete from public.word_imports i
  where i.user_id = new.user_id and i.status in ('done', 'undone') and i.id <> new.id and i.id in (
    select o.id from public.word_imports o
    where o.user_id = new.user_id order by o.created_at desc, o.id offset most
  );
  if (select count(*) from public.word_imports i where i.user_id = new.user_id) > most then
    raise exception 'A learner has at most % imports that are not over', most using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger take_turn before insert on public.word_imports
  for each statement execute function private.take_own_turn();
create trigger clear_old_imports after insert on public.word_imports
  for each row execute function private.clear_old_imports();

-- What the parts of one learner may hold, as they are stored: several of the largest files (64 MB).
create function private.most_import_bytes() returns bigint
language sql immutable set search_path = '' as $$
  select 256 * 1024 * 1024::bigint
$$;
create function private.limit_import_parts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What goes over to another account (0074) was limited there.
  if current_setting('slovo.is_merging', true) is distinct from 'yes' and exists (
    select from public.word_import_parts p
    where p.user_id in (select c.user_id from changed_parts c)
    group by p.user_id
    having sum(pg_column_size(p.rows) + pg_column_size(p.states_before)) > private.most_import_bytes()
  ) then
    raise exception 'The files of a learner are too large' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger take_turn before insert or update on public.word_import_parts
  for each statement execute function private.take_own_turn();
create trigger limit_import_parts after insert on public.word_import_parts
  referencing new table as changed_parts
  for each statement execute function private.limit_import_parts();
create trigger limit_changed_parts after update on public.word_import_parts
  referencing new table as changed_parts
  for each statement execute function private.limit_import_parts();
revoke all on function
  private.clear_old_imports(),
  private.most_import_bytes(),
  private.limit_import_parts()
  from public;
