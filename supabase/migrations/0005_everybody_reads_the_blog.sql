create table public.posts (
  id bigint generated always as identity primary key,
  lang text not null check (lang in ('ru', 'fr')),
  slug text not null check (slug ~ '^[a-z0-9-]{1,100}$'),
  title text not null check (char_length(title) between 1 and 300),
  summary text not null default '' check (char_length(summary) <= 2000),
  body text not null default '' check (char_length(body) <= 300000),
  image text check (char_length(image) <= 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 30),
  published_at timestamptz not null default now(),
  content_key text unique check (char_length(content_key) <= 300),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (lang, slug)
);
create index posts_newest on public.posts (lang, published_at desc, id desc);
create index posts_by_tag on public.posts using gin (tags);

-- Texts that the admin edits, one for each interface language: `teacher`.
create table public.pages (
  id bigint generated always as identity primary key,
  slug text not null check (slug ~ '^[a-z0-9-]{1,100}$'),
  locale text not null check (locale in ('fr', 'ru')),
  title text not null check (char_length(title) between 1 and 300),
  body text not null default '' check (char_length(body) <= 300000),
  content_key text unique check (char_length(content_key) <= 300),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (slug, locale)
);

create trigger touch before update on public.posts
  for each row execute function private.touch();
create trigger touch before update on public.pages
  for each row execute function private.touch();

alter table public.posts enable row level security;
alter table public.pages enable row level security;

revoke all on public.posts, public.pages from anon, authenticated;
grant select on public.posts, public.pages to anon;
grant select, insert, update, delete on public.posts, public.pages to authenticated;
grant all on public.posts, public.pages to service_role;

create policy "everybody reads published posts, admins read drafts" on public.posts
  for select to anon, authenticated using (is_published or (select private.is_admin()));
create policy "admins add posts" on public.posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change posts" on public.posts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.posts
  for delete to authenticated using ((select private.is_admin()));

create policy "everybody reads published pages, admins read drafts" on public.pages
  for select to anon, authenticated using (is_published or (select private.is_admin()));
create policy "admins add pages" on public.pages
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change pages" on public.pages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete pages" on public.pages
  for delete to authenticated using ((select private.is_admin()));
