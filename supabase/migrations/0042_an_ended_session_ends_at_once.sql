-- A token outlives its session by up to an hour. What belongs to people is out of its reach as soon as the session was
-- ended, or the account banned: on the pages, in the tables, in storage and in realtime alike. Tokens without a session
-- are signed by the operator. Both functions are asked with each statement: plpgsql keeps their plans.
create function private.has_live_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
  me constant uuid := claims ->> 'sub';
  session constant uuid := claims ->> 'session_id';
begin
  if session is null then
    return not exists (select from auth.users u where u.id = me and u.banned_until > now());
  end if;
  return exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.user_id = me
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
  );
end
$$;

create or replace function private.has_proved_enough() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
end
$$;

revoke all on function private.has_live_session() from public, anon;
grant execute on function private.has_live_session() to authenticated;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users_profile where id = auth.uid() and role = 'admin'
  ) and private.has_proved_enough() and not private.is_application() and private.has_live_session()
$$;

-- Every table that asks for the second factor asks for the session too.
do $$
declare
  owned text;
begin
  for owned in
    select tablename from pg_catalog.pg_policies
    where schemaname = 'public' and policyname = 'a second factor that exists is used'
  loop
    execute format(
      'create policy "the session has not been ended" on public.%I
         as restrictive for all to authenticated
         using ((select private.has_live_session())) with check ((select private.has_live_session()))',
      owned
    );
  end loop;
end
$$;

-- What passes row-level security asks by itself.
create or replace function public.my_sessions()
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean
)
language sql stable security definer set search_path = '' as $$
  select
    s.id,
    s.created_at,
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC') as last_used_at,
    s.user_agent,
    s.id::text = auth.jwt() ->> 'session_id' as is_current
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    and private.has_proved_enough() and not private.is_application() and private.has_live_session()
  order by 5 desc, 3 desc
  limit 100
$$;

create or replace function public.end_my_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s
  where s.id = session_id and s.user_id = auth.uid()
    and private.has_proved_enough() and not private.is_application() and private.has_live_session();
  return found;
end
$$;

create or replace function public.delete_my_account() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_application() then
    raise exception 'An application does not delete accounts' using errcode = '42501';
  end if;
  if not private.has_live_session() then
    raise exception 'This session has been ended' using errcode = '42501';
  end if;
  return private.delete_account();
end
$$;

create or replace function public.count_recovery_codes() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.recovery_codes
  where user_id = auth.uid() and private.has_live_session()
$$;

alter function public.make_recovery_codes() set schema private;
alter function public.use_recovery_code(text) set schema private;

create function public.make_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_live_session() then
    raise exception 'This session has been ended' using errcode = '42501';
  end if;
  return query select private.make_recovery_codes();
end
$$;

create function public.use_recovery_code(code text) returns text
language sql volatile security definer set search_path = '' as $$
  select case when private.has_live_session() then private.use_recovery_code(code) else 'wrong' end
$$;

revoke all on function private.make_recovery_codes(), private.use_recovery_code(text)
  from public, anon, authenticated;
revoke all on function public.make_recovery_codes(), public.use_recovery_code(text) from public, anon;
grant execute on function public.make_recovery_codes(), public.use_recovery_code(text) to authenticated;
