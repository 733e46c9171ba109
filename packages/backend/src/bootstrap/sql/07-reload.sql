-- The channel `pgrst` notifies the REST API that tables have changed. Only a superuser may watch changes; elsewhere the
-- migration runner sends the notification, and an operator who changes tables by hand has to send it.
create or replace function extensions.pgrst_ddl_watch() returns event_trigger
language plpgsql as $$
begin
  notify pgrst, 'reload schema';
end
$$;

do $$
begin
  if not exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch') then
    create event trigger pgrst_ddl_watch on ddl_command_end
      execute function extensions.pgrst_ddl_watch();
    create event trigger pgrst_drop_watch on sql_drop
      execute function extensions.pgrst_ddl_watch();
  end if;
exception when insufficient_privilege then
  null;
end
$$;
