-- What a machine made of a sentence, once for all texts and readers: found by the first half of the SHA-256 of the sentence,
-- which itself is not stored. The process reads and writes them, for readers who may read the sentence.
create table public.machine_translations (
  sentence uuid not null,
  lang text not null check (lang in ('fr', 'ru')),
  translation text not null check (char_length(translation) between 1 and 4000),
  api text not null check (char_length(api) <= 40),
  created_at timestamptz not null default now(),
  primary key (sentence, lang)
);

alter table public.machine_translations enable row level security;
revoke all on public.machine_translations from anon, authenticated;
grant select, delete on public.machine_translations to authenticated;
grant all on public.machine_translations to service_role;

create policy "admins read what machines translated" on public.machine_translations
  for select to authenticated using ((select private.is_admin()));
create policy "admins throw machine translations away" on public.machine_translations
  for delete to authenticated using ((select private.is_admin()));
