-- A page (0105) and an import (0081) look for the caller's profile. Row-level security comes before a condition that could fail on
-- another row, and `auth.uid()`, which reads JSON, is one: Postgres looked at every profile until it had the caller's. As a
-- value of its own it is computed first, and the profile is found by its key.
do $$
declare
  asked regprocedure;
begin
  foreach asked in array array[
    'private.page_head()', 'public.take_import_part(uuid, integer, jsonb, jsonb, integer)'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(asked), 'p.id = auth.uid()', 'p.id = (select auth.uid())');
  end loop;
end;
$$;
