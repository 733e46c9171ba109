-- Functions that policies and triggers call, out of reach of the API.
create schema if not exists private;

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create table public.users_profile (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin')),
  is_premium boolean not null default false,
  learning_language text not null default 'ru' check (learning_language in ('ru', 'fr')),
  -- Kept by triggers of user_words: counting 100,000 rows for every page would cost more than the page.
  word_count integer not null default 0 check (word_count between 0 and 500000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger touch before update of role, is_premium, learning_language on public.users_profile
  for each row execute function private.touch();

-- Policies write `(select private.is_admin())`: asked once for a query, not once for a row.
-- It sees every profile, because a policy of that very table asks it.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users_profile where id = auth.uid() and role = 'admin'
  )
$$;
revoke all on function private.is_admin() from public;
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- What a person writes into their sign-up is a wish: anything but a language we teach means Russian.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wish text := new.raw_user_meta_data ->> 'learning_language';
begin
  insert into public.users_profile (id, learning_language)
  values (new.id, case when wish in ('ru', 'fr') then wish else 'ru' end)
  on conflict (id) do nothing;
  return null;
end
$$;
revoke all on function private.make_profile(), private.touch() from public;

create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

insert into public.users_profile (id) select id from auth.users on conflict (id) do nothing;

alter table public.users_profile enable row level security;

-- Only the learning language may be written through the API: a right on a column, because a policy
-- cannot compare a row with what it was. There is no right to insert, so none to upsert a role either.
revoke all on public.users_profile from anon, authenticated;
grant select, update (learning_language) on public.users_profile to authenticated;
grant all on public.users_profile to service_role;

create policy "people see their own profile, admins see all" on public.users_profile
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "people change their own profile" on public.users_profile
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

-- The operator's command: false when no account has that address.
create function public.make_admin(email text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.users_profile p set role = 'admin'
  from auth.users u
  where u.id = p.id and lower(u.email) = lower(btrim(make_admin.email)) and u.deleted_at is null;
  return found;
end
$$;
revoke all on function public.make_admin(text) from public, anon, authenticated;
grant execute on function public.make_admin(text) to service_role;
