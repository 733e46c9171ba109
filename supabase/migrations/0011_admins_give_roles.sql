-- An admin who has a second factor is one once they have used it.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users_profile where id = auth.uid() and role = 'admin'
  ) and private.has_proved_enough()
$$;

-- Profiles hold no addresses: an admin finds people through these two functions, and by no other way.
create function public.admin_list_users(
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
    where u.deleted_at is null
      and (admin_list_users.search = ''
        or strpos(lower(u.email), lower(btrim(admin_list_users.search))) > 0)
      and (of_role is null or p.role = of_role)
      and (of_premium is null or p.is_premium = of_premium)
    order by p.created_at desc, p.id
    limit 20 offset (greatest(admin_list_users.page, 1) - 1) * 20;
end
$$;

-- The admins are locked before the caller is looked at: of two admins who take each other's role at the same moment
-- one comes too late, so that one admin is always left.
create function public.admin_change_user(user_id uuid, role text, is_premium boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users_profile p where p.role = 'admin' order by p.id for update;
  if not private.is_admin() then
    raise exception 'only admins give roles' using errcode = '42501';
  end if;
  if admin_change_user.user_id = auth.uid() and admin_change_user.role <> 'admin' then
    raise exception 'own_role' using errcode = 'P0001',
      hint = 'Another admin has to take this role away.';
  end if;
  update public.users_profile p
  set role = admin_change_user.role, is_premium = admin_change_user.is_premium
  where p.id = admin_change_user.user_id;
  if not found then
    raise exception 'no_such_person' using errcode = 'P0002';
  end if;
end
$$;

revoke all on function public.admin_list_users(text, text, boolean, integer),
  public.admin_change_user(uuid, text, boolean) from public, anon;
grant execute on function public.admin_list_users(text, text, boolean, integer),
  public.admin_change_user(uuid, text, boolean) to authenticated;
