-- Recovery codes: what opens an account whose authenticator app is lost. Kept as hashes, out of reach
-- of the API; the codes themselves are seen once, by their owner.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- How often somebody guessed within the hour that began at `since`.
create table private.recovery_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  count integer not null,
  since timestamptz not null
);

alter table private.recovery_codes enable row level security;
alter table private.recovery_attempts enable row level security;
revoke all on private.recovery_codes, private.recovery_attempts
  from public, anon, authenticated, service_role;

create function private.has_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  )
$$;

-- Whoever has a second factor has to have used it in this session.
create function private.has_proved_enough() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'aal' = 'aal2' or not private.has_second_factor()
$$;

-- 80 random bits need no slow hash. Typed without dashes, in capitals, or with O for 0 it is the same code.
create function private.hash_recovery_code(owner uuid, code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    owner::text
      || translate(regexp_replace(lower(left(code, 100)), '[^a-z0-9]', '', 'g'), 'ilo', '110'),
    'UTF8'
  ))
$$;

-- 16 signs of Crockford's alphabet, which has no letters that look like digits: `7k3m-9qwx-0abd-hj2t`.
create function private.random_recovery_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, place) & 31) + 1, 1)
      || case when place in (3, 7, 11) then '-' else '' end,
    '' order by place
  )
  from (select extensions.gen_random_bytes(16) as bytes) random, generate_series(0, 15) as place
$$;

revoke all on function
  private.has_second_factor(), private.has_proved_enough(),
  private.hash_recovery_code(uuid, text), private.random_recovery_code()
  from public;

-- Ten new codes instead of all older ones; for whoever has a second factor and has used it.
create function public.make_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  fresh text;
begin
  if not private.has_second_factor() or not private.has_proved_enough() then
    raise exception 'Recovery codes are made in a session with a second factor'
      using errcode = '42501';
  end if;
  delete from private.recovery_codes where user_id = auth.uid();
  for i in 1..10 loop
    fresh := private.random_recovery_code();
    insert into private.recovery_codes (user_id, code_hash)
    values (auth.uid(), private.hash_recovery_code(auth.uid(), fresh));
    return next fresh;
  end loop;
end
$$;

create function public.count_recovery_codes() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.recovery_codes where user_id = auth.uid()
$$;

-- Called as `rpc('use_recovery_code', { code })` by somebody who has given their password and cannot
-- give the code of their app (a session of `aal1`). The answer is a text:
--   'used'      the code was right: every second factor is gone and all codes are spent; the session
--               is good as it is, and the account page is the place to set up a new factor
--   'wrong'     no such code (also: no second factor to recover from)
--   'too_many'  ten wrong codes within an hour: not even looked at
-- A refusal is an answer, not an exception, which would undo the counting.
create function public.use_recovery_code(code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  guesses integer;
begin
  if not private.has_second_factor() then
    return 'wrong';
  end if;
  -- The row is locked until the end: guesses at the same time are counted one after the other.
  insert into private.recovery_attempts as a (user_id, count, since) values (me, 1, now())
  on conflict (user_id) do update set
    count = case when a.since < now() - interval '1 hour' then 1 else a.count + 1 end,
    since = case when a.since < now() - interval '1 hour' then now() else a.since end
  returning count into guesses;
  if guesses > 10 then
    return 'too_many';
  end if;

  delete from private.recovery_codes
  where user_id = me and code_hash = private.hash_recovery_code(me, code);
  if not found then
    return 'wrong';
  end if;

  delete from private.recovery_codes where user_id = me;
  delete from private.recovery_attempts where user_id = me;
  delete from auth.mfa_amr_claims c using auth.sessions s
  where c.session_id = s.id and s.user_id = me and s.factor_id is not null
    and c.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn');
  update auth.sessions set aal = 'aal1', factor_id = null
  where user_id = me and factor_id is not null;
  delete from auth.mfa_factors where user_id = me;
  return 'used';
end
$$;

revoke all on function
  public.make_recovery_codes(), public.count_recovery_codes(), public.use_recovery_code(text)
  from public, anon;
grant execute on function
  public.make_recovery_codes(), public.count_recovery_codes(), public.use_recovery_code(text)
  to authenticated;
