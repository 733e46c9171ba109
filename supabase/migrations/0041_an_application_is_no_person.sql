-- An application that somebody let in with their account reads and changes what they learn, and nothing else: its
-- tokens name it as `client_id`. It is no admin where its person is one, and the account itself is not its business.
create function private.is_application() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(auth.jwt() ? 'client_id', false)
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users_profile where id = auth.uid() and role = 'admin'
  ) and private.has_proved_enough() and not private.is_application()
$$;

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
    and private.has_proved_enough() and not private.is_application()
  order by 5 desc, 3 desc
  limit 100
$$;

create or replace function public.end_my_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s
  where s.id = session_id and s.user_id = auth.uid()
    and private.has_proved_enough() and not private.is_application();
  return found;
end
$$;

-- What it does stays as it is; who asks is looked at first.
alter function public.delete_my_account() set schema private;
alter function private.delete_my_account() rename to delete_account;

create function public.delete_my_account() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_application() then
    raise exception 'An application does not delete accounts' using errcode = '42501';
  end if;
  return private.delete_account();
end
$$;

revoke all on function private.is_application(), private.delete_account() from public, anon, authenticated;
revoke all on function public.delete_my_account() from public, anon;
grant execute on function public.delete_my_account() to authenticated;
