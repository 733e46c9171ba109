create table public.user_words (
  id bigint generated always as identity,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  material_id bigint references public.materials (id) on delete set null,
  word_ru text collate "und-x-icu" not null
    check (char_length(word_ru) <= 300 and word_ru ~ '\S'),
  word_fr text collate "und-x-icu" not null
    check (char_length(word_fr) <= 300 and word_fr ~ '\S'),
  word_sentence text check (char_length(word_sentence) <= 5000),
  ru_lemma_id bigint generated always as (public.lemma_id(word_ru)) stored,
  fr_lemma_id bigint generated always as (public.lemma_id(word_fr)) stored,
  -- Searched with `like '%…%'` and the lookup key of what was typed. No trigram index: row-level
  -- security may not use one for `like`, and reading 100,000 keys takes a few hundredths of a second.
  search_key text collate "C" not null
    generated always as (public.lookup_key(word_ru) || ' ' || public.lookup_key(word_fr)) stored,
  created_at timestamptz not null default now(),
  -- The person comes first, because every question does: newest words are read from this index, and
  -- no index on `id` alone tempts the planner to look through everybody's.
  primary key (user_id, id),
  constraint a_word_is_kept_once unique (user_id, word_ru, word_fr)
);
-- The alphabetical list by Russian reads the unique key; by French it needs one of its own.
create index user_words_by_french on public.user_words (user_id, word_fr, id);
create index user_words_of_material on public.user_words (user_id, material_id, id);
create index user_words_material on public.user_words (material_id) where material_id is not null;
-- Marks in a text.
create index user_words_ru_lemma on public.user_words (user_id, ru_lemma_id);
create index user_words_fr_lemma on public.user_words (user_id, fr_lemma_id);
create function private.count_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.users_profile p set word_count = greatest(p.word_count - w.count, 0)
    from (select user_id, count(*) as count from before_words group by user_id) w
    where p.id = w.user_id;
  else
    update public.users_profile p set word_count = p.word_count + w.count
    from (select user_id, count(*) as count from after_words group by user_id) w
    where p.id = w.user_id;
  end if;
  return null;
end
$$;
revoke all on function private.count_words() from public;

create trigger count_new_words after insert on public.user_words
  referencing new table as after_words
  for each statement execute function private.count_words();
create trigger count_deleted_words after delete on public.user_words
  referencing old table as before_words
  for each statement execute function private.count_words();

-- Which words of a text the reader has kept, as lemma ids of that text.
create function public.saved_lemma_ids(material_id bigint) returns bigint[]
language sql stable set search_path = '' as $$
  select case m.lang
    when 'ru' then array(
      select distinct w.ru_lemma_id from public.user_words w
      where w.user_id = (select auth.uid()) and w.ru_lemma_id = any (m.lemma_ids)
    )
    else array(
      select distinct w.fr_lemma_id from public.user_words w
      where w.user_id = (select auth.uid()) and w.fr_lemma_id = any (m.lemma_ids)
    )
  end
  from public.materials m
  where m.id = saved_lemma_ids.material_id
$$;
revoke all on function public.saved_lemma_ids(bigint) from public;
grant execute on function public.saved_lemma_ids(bigint) to anon, authenticated, service_role;

alter table public.user_words enable row level security;

revoke all on public.user_words from anon, authenticated;
-- A visitor's question about a text's words has an empty answer; the policies leave them no row.
grant select on public.user_words to anon;
grant select, insert, update, delete on public.user_words to authenticated;
grant all on public.user_words to service_role;

create policy "learners handle their own words" on public.user_words
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
