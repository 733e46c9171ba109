-- A visitor's first kept word makes an anonymous account, with the same tables and policies as every other. It becomes a
-- lasting one when they sign up (the authentication API does that).
create function private.is_anonymous(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = account and u.is_anonymous)
$$;

-- Accounts that are gone, and whose traces the next removal takes: no index finds those, and no merge waits for that.
create table private.removed_accounts (
  id uuid primary key,
  removed_at timestamptz not null default now()
);
alter table private.removed_accounts enable row level security;
revoke all on private.removed_accounts from public, anon, authenticated, service_role;

-- What is left of accounts where nothing refers to them.
create function private.remove_traces(accounts uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  names constant text[] := accounts::text[];
begin
  if cardinality(accounts) = 0 then return; end if;
  update storage.objects set owner = null, owner_id = null
  where owner = any (accounts) or owner_id = any (names);
  update storage.buckets set owner = null, owner_id = null
  where owner = any (accounts) or owner_id = any (names);
  -- Not every version of Supabase has the second column.
  delete from auth.flow_state f
  where to_jsonb(f) ->> 'user_id' = any (names) or to_jsonb(f) ->> 'linking_target_id' = any (names);
  delete from auth.refresh_tokens where user_id = any (names);
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = any (names) or payload -> 'traits' ->> 'user_id' = any (names);
end
$$;

-- Accounts, with everything that belongs to them.
create function private.remove_accounts(accounts uuid[]) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  removed bigint;
begin
  perform private.remove_traces(accounts);
  delete from auth.users where id = any (accounts);
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- The account is gone at once; its traces go with the next removal.
create function private.remove_account_soon(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.removed_accounts (id) values (account);
  delete from auth.users where id = account
$$;

create or replace function private.delete_account() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_my_turn();
  if not private.has_proved_enough() then
    raise exception 'An account with a second factor is deleted in a session that has used it'
      using errcode = '42501';
  end if;
  return private.remove_accounts(array[auth.uid()]) > 0;
end
$$;

-- Anonymous accounts that have rested for sixty days, with their rows; at most a thousand at a time. A session that is used
-- is refreshed, so that nothing is written without a trace there. One that changes at this moment is skipped: it signs up.
-- Gives back how many were removed. What accounts have left that were removed before goes too.
create function public.remove_resting_accounts() returns bigint
language sql volatile security definer set search_path = '' as $$
  with removed as (delete from private.removed_accounts returning id)
  select private.remove_traces(coalesce(array_agg(r.id), '{}')) from removed r;
  select private.remove_accounts(array(
    select u.id from auth.users u
    where u.is_anonymous and greatest(u.created_at, u.updated_at, u.last_sign_in_at) < now() - interval '60 days'
      and not exists (
        select from auth.sessions s
        where s.user_id = u.id
          and greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC') >= now() - interval '60 days'
      )
    order by u.created_at limit 1000
    for update of u skip locked
  ))
$$;

-- An anonymous account is no person whom an admin could give a role.
create or replace function public.admin_list_users(
  search text default '',
  of_role text default null,
  of_premium boolean default null,
  page integer default 1
) returns table (
  id uuid,
  email text,
  role text,
  is_premium boolean,
  learning_language text,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  count bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'only admins list people' using errcode = '42501';
  end if;
  return query
    select p.id, u.email::text, p.role, p.is_premium, p.learning_language,
      p.created_at, u.last_sign_in_at, count(*) over ()
    from public.users_profile p join auth.users u on u.id = p.id
    where u.deleted_at is null and not u.is_anonymous
      and (admin_list_users.search = ''
        or strpos(lower(u.email), lower(btrim(admin_list_users.search))) > 0)
      and (of_role is null or p.role = of_role)
      and (of_premium is null or p.is_premium = of_premium)
    order by p.created_at desc, p.id
    limit 20 offset (greatest(admin_list_users.page, 1) - 1) * 20;
end
$$;

revoke all on function
  private.is_anonymous(uuid),
  private.remove_traces(uuid[]),
  private.remove_accounts(uuid[]),
  private.remove_account_soon(uuid),
  public.remove_resting_accounts()
  from public, anon, authenticated;
grant execute on function public.remove_resting_accounts() to service_role;
