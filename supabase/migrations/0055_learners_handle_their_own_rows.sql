-- The policies of a table whose rows belong to learners, each their own.
create function private.own_rows_only(owned text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('alter table public.%I enable row level security', owned);
  execute format('revoke all on public.%I from anon, authenticated', owned);
  execute format('grant select, insert, update, delete on public.%I to authenticated', owned);
  execute format('grant all on public.%I to service_role', owned);
  execute format(
    'create policy "learners handle their own rows" on public.%I for all to authenticated
       using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))',
    owned
  );
  execute format(
    'create policy "a second factor that exists is used" on public.%I
       as restrictive for all to authenticated
       using ((select private.has_proved_enough())) with check ((select private.has_proved_enough()))',
    owned
  );
  execute format(
    'create policy "the session has not been ended" on public.%I
       as restrictive for all to authenticated
       using ((select private.has_live_session())) with check ((select private.has_live_session()))',
    owned
  );
end
$$;
revoke all on function private.own_rows_only(text) from public, anon, authenticated;
