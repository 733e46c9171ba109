create table public.lessons (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,100}$'),
  lang text not null check (lang in ('ru', 'fr')),
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  "order" integer not null default 0,
  title_fr text not null check (char_length(title_fr) between 1 and 300),
  title_ru text not null check (char_length(title_ru) between 1 and 300),
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  content_key text unique check (char_length(content_key) <= 300),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index lessons_in_order on public.lessons (lang, "order", id);

-- `material_id` holds the owner's id: a material's or a lesson's, as `type` says.
create table public.h5p (
  id bigint generated always as identity primary key,
  material_id bigint not null,
  type text not null check (type in ('materials', 'lessons')),
  "order" integer not null default 0,
  title text not null default '' check (char_length(title) <= 300),
  library text not null default '' check (char_length(library) <= 200),
  content jsonb,
  file text check (char_length(file) <= 1000),
  content_key text unique check (char_length(content_key) <= 300),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index h5p_of_owner on public.h5p (material_id, type, "order");

create function private.delete_activities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.h5p where type = tg_table_name and material_id = old.id;
  return null;
end
$$;
revoke all on function private.delete_activities() from public;

create trigger delete_activities after delete on public.materials
  for each row execute function private.delete_activities();
create trigger delete_activities after delete on public.lessons
  for each row execute function private.delete_activities();
create trigger touch before update on public.lessons
  for each row execute function private.touch();
create trigger touch before update on public.h5p
  for each row execute function private.touch();

create table public.user_materials (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  material_id bigint not null references public.materials (id) on delete cascade,
  is_being_studied boolean not null default false,
  is_studied boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, material_id),
  constraint being_studied_or_studied check (not (is_being_studied and is_studied))
);
create index user_materials_material on public.user_materials (material_id);

create table public.user_lessons (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  lesson_id bigint not null references public.lessons (id) on delete cascade,
  is_studied boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
create index user_lessons_lesson on public.user_lessons (lesson_id);

create trigger touch before update on public.user_materials
  for each row execute function private.touch();
create trigger touch before update on public.user_lessons
  for each row execute function private.touch();

alter table public.lessons enable row level security;
alter table public.h5p enable row level security;
alter table public.user_materials enable row level security;
alter table public.user_lessons enable row level security;

revoke all on public.lessons, public.h5p, public.user_materials, public.user_lessons
  from anon, authenticated;
grant select on public.lessons, public.h5p to anon;
grant select, insert, update, delete
  on public.lessons, public.h5p, public.user_materials, public.user_lessons to authenticated;
grant all on public.lessons, public.h5p, public.user_materials, public.user_lessons
  to service_role;

create policy "everybody reads published lessons, admins read drafts" on public.lessons
  for select to anon, authenticated using (is_published or (select private.is_admin()));
create policy "admins add lessons" on public.lessons
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change lessons" on public.lessons
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete lessons" on public.lessons
  for delete to authenticated using ((select private.is_admin()));

create policy "everybody does published activities, admins see drafts" on public.h5p
  for select to anon, authenticated using (is_published or (select private.is_admin()));
create policy "admins add activities" on public.h5p
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change activities" on public.h5p
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete activities" on public.h5p
  for delete to authenticated using ((select private.is_admin()));

create policy "learners handle their own materials" on public.user_materials
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "learners handle their own lessons" on public.user_lessons
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
