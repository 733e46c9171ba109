-- Every change of what visitors see counts one up, in its own transaction: a page that was drawn under the same number still
-- holds. The row is locked until that transaction ends, so that the changes become visible in the order of their numbers.
create table private.content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0
);
insert into private.content_version default values;

-- A statement that finds no row changes nothing: any account may send one, and each account that is deleted does.
create function private.count_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then return null; end if;
  end if;
  update private.content_version set version = version + 1;
  return null;
end;
$$;

do $$
declare
  content regclass;
begin
  foreach content in array array[
    'public.materials', 'public.books', 'public.lessons', 'public.posts', 'public.pages', 'public.h5p',
    'public.dictionary_entries'
  ]::regclass[] loop
    execute format(
      'create trigger count_added_content after insert on %s referencing new table as changed
       for each statement execute function private.count_content_change()', content);
    execute format(
      'create trigger count_changed_content after update on %s referencing new table as changed
       for each statement execute function private.count_content_change()', content);
    execute format(
      'create trigger count_deleted_content after delete on %s referencing old table as changed
       for each statement execute function private.count_content_change()', content);
    execute format(
      'create trigger count_emptied_content after truncate on %s
       for each statement execute function private.count_content_change()', content);
  end loop;
end;
$$;

-- A number that says nothing: every caller may ask for it.
create function public.content_version() returns bigint
language sql stable security definer set search_path = '' as $$
  select version from private.content_version
$$;
