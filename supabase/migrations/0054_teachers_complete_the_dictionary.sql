-- The entries that a site's admins add to the shipped dictionary, or correct in it. Everybody reads them, as they read the
-- dictionary; who wrote them is for admins' eyes alone.
create table public.dictionary_entries (
  id bigint generated always as identity primary key,
  lang text not null check (lang in ('ru', 'fr')),
  -- A Russian one with its stress mark.
  lemma text collate "und-x-icu" not null check (char_length(lemma) between 1 and 100),
  pos text not null check (pos in (
    'noun', 'verb', 'adj', 'adv', 'pron', 'num', 'prep', 'conj', 'part', 'interj', 'name', 'phrase'
  )),
  -- The class after Zaliznyak, from which all forms of a Russian word follow; of a French noun its gender.
  class text not null default '' check (char_length(class) <= 60),
  partner text[] not null default '{}',
  government text[] not null default '{}',
  register text not null default '' check (register in (
    '', 'familiar', 'literary', 'dated', 'technical', 'official', 'poetic', 'vulgar'
  )),
  derived_from text not null default '' check (char_length(derived_from) <= 100),
  translations text[] not null,
  note text not null default '' check (char_length(note) <= 500),
  -- The shipped entry that it was copied from, and now stands for: « lemma|pos|class ».
  replaces text not null default '' check (char_length(replaces) <= 200),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Whether the texts that hold the word were analysed with the entry as it is now, and how it was when they were last.
  is_in_texts boolean not null default false,
  in_texts_as jsonb,
  constraint one_to_five_translations check (
    cardinality(translations) between 1 and 5
    and array_position(translations, null) is null
    and char_length(array_to_string(translations, '')) between 1 and 500
    and array_to_string(translations, '') !~ '[;\t\n\r]'
  ),
  constraint few_partners check (
    cardinality(partner) <= 5 and array_position(partner, null) is null
    and char_length(array_to_string(partner, '')) <= 300
  ),
  constraint short_government check (
    cardinality(government) <= 8 and array_position(government, null) is null
    and char_length(array_to_string(government, '')) <= 300
  )
);
create unique index dictionary_entries_are_written_once
  on public.dictionary_entries (lang, lemma, pos, class) where deleted_at is null;
create index dictionary_entries_by_writer on public.dictionary_entries (created_by);
create index dictionary_entries_for_texts on public.dictionary_entries (id) where not is_in_texts;

create trigger touch before update on public.dictionary_entries
  for each row when (old.is_in_texts is not distinct from new.is_in_texts or not new.is_in_texts)
  execute function private.touch();

-- Texts have to be analysed anew with it, and each process that answers lookups hears that there is something to read.
create function private.announce_dictionary_entry() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('dictionary_entries', '');
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.is_in_texts = false;
  return new;
end
$$;
revoke all on function private.announce_dictionary_entry() from public;

create trigger announce before insert or update of
    lang, lemma, pos, class, partner, government, register, derived_from, translations, note, replaces, deleted_at or delete
  on public.dictionary_entries
  for each row execute function private.announce_dictionary_entry();

alter table public.dictionary_entries enable row level security;
revoke all on public.dictionary_entries from anon, authenticated;
grant select (
  id, lang, lemma, pos, class, partner, government, register, derived_from, translations, note, replaces,
  created_at, updated_at, deleted_at
) on public.dictionary_entries to anon, authenticated;
grant insert (
  lang, lemma, pos, class, partner, government, register, derived_from, translations, note, replaces
), update (
  lang, lemma, pos, class, partner, government, register, derived_from, translations, note, replaces
), delete on public.dictionary_entries to authenticated;
grant all on public.dictionary_entries to service_role;

create policy "everybody reads the entries of the site" on public.dictionary_entries
  for select to anon, authenticated using (deleted_at is null);
create policy "admins add entries" on public.dictionary_entries
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins correct entries" on public.dictionary_entries
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete entries" on public.dictionary_entries
  for delete to authenticated using ((select private.is_admin()));

-- Deleted entries come back as other content does.
create or replace function private.content_table(type text) returns regclass
language plpgsql immutable set search_path = '' as $$
begin
  if type not in ('books', 'materials', 'lessons', 'h5p', 'posts', 'pages', 'dictionary_entries') then
    raise exception 'no_such_type' using errcode = '22023';
  end if;
  return format('public.%I', type)::regclass;
end
$$;

create or replace function private.remove_old_content() returns void
language plpgsql security definer set search_path = '' as $$
declare
  type text;
begin
  foreach type in array
    array['h5p', 'materials', 'books', 'lessons', 'posts', 'pages', 'dictionary_entries']
  loop
    execute format(
      'delete from %s where deleted_at < now() - interval ''30 days''', private.content_table(type)
    );
  end loop;
end
$$;

create or replace function public.admin_deleted_content(type text)
returns table (id bigint, title text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute format(
    'select t.id, %s, t.deleted_at from %s t where t.deleted_at is not null %s
     order by t.deleted_at desc, t.id desc limit 100',
    case type
      when 'lessons' then 't.title_fr'
      when 'dictionary_entries' then 't.lemma::text'
      else 't.title::text'
    end,
    private.content_table(type),
    case type
      when 'materials' then
        'and not exists (select from public.books b where b.id = t.book_id and b.deleted_at = t.deleted_at)'
      when 'h5p' then
        'and not exists (select from public.materials m where t.type = ''materials''
           and m.id = t.material_id and m.deleted_at = t.deleted_at)
         and not exists (select from public.lessons l where t.type = ''lessons''
           and l.id = t.material_id and l.deleted_at = t.deleted_at)'
      else ''
    end
  );
end
$$;

-- Which texts hold one of these words: they are analysed anew with a changed entry.
create function public.texts_that_hold(of_lang text, keys text[]) returns table (id bigint)
language sql stable set search_path = '' as $$
  select m.id from public.materials m
  where m.lang = of_lang and m.deleted_at is null and exists (
    select from jsonb_array_elements(m.glossary -> 'entries') e
    where public.lookup_key(e ->> 'word') = any (keys)
  )
  order by m.id
$$;
revoke all on function public.texts_that_hold(text, text[]) from public, anon, authenticated;
grant execute on function public.texts_that_hold(text, text[]) to service_role;

-- The words that readers touched and the dictionary lacks: how often, and nothing about who touched them.
create table public.missing_words (
  lang text not null check (lang in ('ru', 'fr')),
  word text not null check (char_length(word) between 2 and 40),
  count bigint not null default 1 check (count > 0),
  last_seen timestamptz not null default now(),
  primary key (lang, word),
  constraint words_are_written_in_letters check (word ~ case lang
    when 'ru' then '^[а-я]+(-[а-я]+)*$' else '^[a-zà-öø-ÿœ]+([-''][a-zà-öø-ÿœ]+)*$' end)
);
create index missing_words_by_count on public.missing_words (count desc, last_seen desc);

alter table public.missing_words enable row level security;
revoke all on public.missing_words from anon, authenticated;
grant select, delete on public.missing_words to authenticated;
grant all on public.missing_words to service_role;

create policy "admins read which words are missing" on public.missing_words
  for select to authenticated using ((select private.is_admin()));
create policy "admins dismiss missing words" on public.missing_words
  for delete to authenticated using ((select private.is_admin()));

-- Counts what a process has gathered. What was not asked for again in ninety days is forgotten, and of more than 2,000
-- words the rarest.
create function public.count_missing_words(of_lang text, words text[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.missing_words (lang, word)
  select distinct of_lang, w.word from unnest(words[1:200]) as w (word)
  on conflict (lang, word) do update
  set count = public.missing_words.count + 1, last_seen = now();

  delete from public.missing_words where last_seen < now() - interval '90 days';
  delete from public.missing_words m using (
    select o.lang, o.word from public.missing_words o order by o.count desc, o.last_seen desc offset 2000
  ) rare where m.lang = rare.lang and m.word = rare.word;
end
$$;
revoke all on function public.count_missing_words(text, text[]) from public, anon, authenticated;
grant execute on function public.count_missing_words(text, text[]) to service_role;
