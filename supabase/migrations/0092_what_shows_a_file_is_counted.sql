-- Which files visitors see follows from the rows that name them (0045). Our own backend serves a file without asking again until
-- something is counted (decision 93); hosted Supabase, which has no such function, counts for itself.
create or replace function private.count_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then return null; end if;
  end if;
  if to_regprocedure('storage.count_public_change()') is not null then
    perform storage.count_public_change();
  end if;
  update private.content_version set version = version + 1;
  return null;
end;
$$;
