-- The same as lookupKey() of packages/language: how a word is found, whatever its stress and case.
create function public.lookup_key(word text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      lower(
        regexp_replace(normalize(word, nfc), '([\u0400-\u052F])[\u0300\u0301]+', '\1', 'g')
          collate "und-x-icu"
      ),
      'ё’ʼ`‐‑', 'е''''''--'
    ),
    '[\s\u00A0\u202F\uFEFF]+', ' ', 'g'
  ))
$$;

-- The same as lemmaId() of packages/dictionary: 52 bits fit a number of JavaScript.
create function public.lemma_id(lemma text) returns bigint
language sql immutable strict parallel safe as $$
  select ('x' || substr(md5(public.lookup_key(lemma)), 1, 13))::bit(52)::bigint
$$;

create table public.books (
  id bigint generated always as identity primary key,
  lang text not null check (lang in ('ru', 'fr')),
  title text collate "und-x-icu" not null check (char_length(title) between 1 and 300),
  author text check (char_length(author) <= 300),
  image text check (char_length(image) <= 1000),
  description text check (char_length(description) <= 10000),
  content_key text unique check (char_length(content_key) <= 300),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index books_by_lang on public.books (lang, id desc);

create table public.materials (
  id bigint generated always as identity primary key,
  title text collate "und-x-icu" not null check (char_length(title) between 1 and 300),
  slug text not null default '' check (char_length(slug) <= 100),
  summary_fr text not null default '' check (char_length(summary_fr) <= 1000),
  summary_ru text not null default '' check (char_length(summary_ru) <= 1000),
  image text check (char_length(image) <= 1000),
  audio text check (char_length(audio) <= 1000),
  video text check (char_length(video) <= 1000),
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  section text not null check (section in (
    'dialogue', 'slice-of-life', 'place', 'culture', 'legend', 'podcast', 'short-story',
    'trailer', 'extract', 'cartoon', 'eralash', 'galileo', 'diverse',
    'rock', 'pop', 'trad', 'variety', 'kids', 'book-chapters'
  )),
  lang text not null check (lang in ('ru', 'fr')),
  book_id bigint references public.books (id) on delete cascade,
  chapter_number integer check (chapter_number > 0),
  body_accents text check (char_length(body_accents) <= 300000),
  body text not null default '' check (char_length(body) <= 300000),
  analysis jsonb,
  glossary jsonb,
  lemma_ids bigint[] not null default '{}',
  content_key text unique check (char_length(content_key) <= 300),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint chapters_belong_to_a_book check ((section = 'book-chapters') = (book_id is not null))
);
create index materials_by_section on public.materials (lang, section, id desc);
create index materials_by_level on public.materials (lang, section, level, id desc);
create index materials_of_book on public.materials (book_id, chapter_number, id)
  where book_id is not null;

-- The accented text is the source where there is one, so that the two can never drift apart.
create function private.derive_body() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.body_accents = normalize(new.body_accents, nfc);
  if new.body_accents is not null then
    new.body = regexp_replace(new.body_accents, '([\u0400-\u052F])[\u0300\u0301]+', '\1', 'g');
  end if;
  return new;
end
$$;
revoke all on function private.derive_body() from public;

create trigger derive_body before insert or update of body, body_accents on public.materials
  for each row execute function private.derive_body();
create trigger touch before update on public.books
  for each row execute function private.touch();
create trigger touch before update on public.materials
  for each row execute function private.touch();

-- How much there is to read in each section; `book` counts books.
create function public.section_counts(lang text) returns table (section text, count bigint)
language sql stable set search_path = '' as $$
  select m.section, count(*) from public.materials m
  where m.lang = section_counts.lang and m.is_published and m.section <> 'book-chapters'
  group by m.section
  union all
  select 'book', count(*) from public.books b
  where b.lang = section_counts.lang and b.is_published
  having count(*) > 0
$$;
revoke all on function public.section_counts(text) from public;
grant execute on function public.section_counts(text) to anon, authenticated, service_role;

alter table public.books enable row level security;
alter table public.materials enable row level security;

revoke all on public.books, public.materials from anon, authenticated;
grant select on public.books, public.materials to anon;
grant select, insert, update, delete on public.books, public.materials to authenticated;
grant all on public.books, public.materials to service_role;

create policy "everybody reads published books, admins read drafts" on public.books
  for select to anon, authenticated using (is_published or (select private.is_admin()));
create policy "admins add books" on public.books
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change books" on public.books
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete books" on public.books
  for delete to authenticated using ((select private.is_admin()));

create policy "everybody reads published materials, admins read drafts" on public.materials
  for select to anon, authenticated using (is_published or (select private.is_admin()));
create policy "admins add materials" on public.materials
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change materials" on public.materials
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete materials" on public.materials
  for delete to authenticated using ((select private.is_admin()));
