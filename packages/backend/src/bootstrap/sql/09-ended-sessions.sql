-- Ours: tells the processes that a session was ended, or its account banned, so that what it still hears is cut.
create or replace function auth.tell_ended_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('ended_sessions', old.id::text);
  return null;
end
$$;

create or replace function auth.tell_banned_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('ended_sessions', id::text) from auth.sessions where user_id = new.id;
  return null;
end
$$;

create or replace trigger tell_ended_session after delete on auth.sessions
  for each row execute function auth.tell_ended_session();
create or replace trigger tell_banned_sessions after update of banned_until on auth.users
  for each row when (new.banned_until > now()) execute function auth.tell_banned_sessions();

revoke all on function auth.tell_ended_session(), auth.tell_banned_sessions() from public;
