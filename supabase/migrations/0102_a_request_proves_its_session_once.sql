-- The policies of each table ask whether the session is live and the second factor used, so that a statement over six tables asked
-- twelve times. A yes now counts for the same claims until the transaction ends, which is one request: the next one is asked anew, as
-- is another caller in the same transaction (which is how Realtime asks for many). A setting of the transaction is out of reach of
-- those who could not as well set the claims themselves. A no is never remembered.
create or replace function private.has_live_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Never empty, as the setting is before it is set.
  caller constant text := concat(
    'by ', current_setting('request.jwt.claim', true), ' ', current_setting('request.jwt.claims', true)
  );
  claims jsonb;
  me uuid;
  session uuid;
  is_live boolean;
begin
  if current_setting('slovo.live_session', true) = caller then return true; end if;
  claims := auth.jwt();
  me := claims ->> 'sub';
  session := claims ->> 'session_id';
  if session is null then
    is_live := not exists (select from auth.users u where u.id = me and u.banned_until > now());
  else
    is_live := exists (
      select from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = session and s.user_id = me
        and (s.not_after is null or s.not_after > now())
        and (u.banned_until is null or u.banned_until <= now())
    );
  end if;
  if is_live then perform set_config('slovo.live_session', caller, true); end if;
  return is_live;
end
$$;

create or replace function private.has_proved_enough() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  -- `auth.uid()` looks at one more setting.
  caller constant text := concat(
    'by ', current_setting('request.jwt.claim', true), ' ', current_setting('request.jwt.claim.sub', true),
    ' ', current_setting('request.jwt.claims', true)
  );
  is_enough boolean;
begin
  if current_setting('slovo.second_factor', true) = caller then return true; end if;
  is_enough := auth.jwt() ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
  if is_enough then perform set_config('slovo.second_factor', caller, true); end if;
  return is_enough;
end
$$;
