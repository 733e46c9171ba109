-- Whoever has a second factor has to have used it: with the password alone, what belongs to people is out of
-- reach through the API too, not only on the site's pages. What everybody may read stays readable.
grant execute on function private.has_proved_enough() to authenticated;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users_profile where id = auth.uid() and role = 'admin'
  ) and private.has_proved_enough()
$$;

create policy "a second factor that exists is used" on public.users_profile
  as restrictive for all to authenticated
  using ((select private.has_proved_enough())) with check ((select private.has_proved_enough()));

-- Every table with rows of people.
do $$
declare
  owned text;
begin
  for owned in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
  loop
    execute format(
      'create policy "a second factor that exists is used" on public.%I
         as restrictive for all to authenticated
         using ((select private.has_proved_enough()))
         with check ((select private.has_proved_enough()))',
      owned
    );
  end loop;
end
$$;
