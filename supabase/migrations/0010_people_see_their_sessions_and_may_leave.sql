-- Where somebody is signed in, latest use first. `auth` is out of the API's reach, so this looks for them.
create function public.my_sessions()
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
    and private.has_proved_enough()
  order by 5 desc, 3 desc
  limit 100
$$;

-- Ends one session of one's own: that device is asked to sign in again. False when there is none.
create function public.end_my_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s
  where s.id = session_id and s.user_id = auth.uid() and private.has_proved_enough();
  return found;
end
$$;

-- Deletes the caller's account for good, with everything that anybody owns here. What has no foreign key to
-- follow goes by name: lines of the audit log, unfinished ways to sign in, old refresh tokens. Files belong
-- to the site and stay; that this person put them there is forgotten. False when there is no such account.
create function public.delete_my_account() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if not private.has_proved_enough() then
    raise exception 'An account with a second factor is deleted in a session that has used it'
      using errcode = '42501';
  end if;
  update storage.objects set owner = null, owner_id = null
  where owner = me or owner_id = me::text;
  update storage.buckets set owner = null, owner_id = null
  where owner = me or owner_id = me::text;
  -- Not every version of Supabase has the second column.
  delete from auth.flow_state f
  where me::text in (to_jsonb(f) ->> 'user_id', to_jsonb(f) ->> 'linking_target_id');
  delete from auth.refresh_tokens where user_id = me::text;
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = me::text or payload -> 'traits' ->> 'user_id' = me::text;
  delete from auth.users where id = me;
  return found;
end
$$;

revoke all on function
  public.my_sessions(), public.end_my_session(uuid), public.delete_my_account()
  from public, anon;
grant execute on function
  public.my_sessions(), public.end_my_session(uuid), public.delete_my_account()
  to authenticated;
