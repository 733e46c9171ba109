-- The roles of Supabase's contract. A request signs in as the owner or as `authenticator` and becomes
-- one of the three API roles; the others exist because migrations may name them.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit'),
      ('supabase_admin', 'nologin noinherit'),
      ('supabase_auth_admin', 'nologin noinherit'),
      ('supabase_storage_admin', 'nologin noinherit'),
      ('dashboard_user', 'nologin noinherit')
    ) as role (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception when duplicate_object or unique_violation then
        null; -- roles belong to the whole server: another database's start was faster
      end;
    end if;
  end loop;

  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
  for wanted in select unnest(array['anon', 'authenticated', 'service_role']) as name loop
    if not pg_has_role('authenticator', wanted.name, 'member') then
      execute format('grant %I to authenticator', wanted.name);
    end if;
    -- From PostgreSQL 16 on, having made a role does not include the right to become it.
    if not (select rolsuper from pg_roles where rolname = current_user)
      and not exists (
        select from pg_auth_members
        where roleid = wanted.name::regrole and member = current_user::regrole
          and grantor = current_user::regrole
      )
    then
      execute format('grant %I to %I', wanted.name, current_user);
    end if;
  end loop;
end
$$;
