-- Each change of a learner's saved words, of what they say of words and of what they study counts one up in their profile, in its own
-- transaction: while it is the same number, lists and the dictionary show the same (0106, decision 94). Their profile is locked until
-- then, so that the changes become visible in the order of their numbers.
alter table public.users_profile add own_version bigint not null default 0;

-- New and deleted words change the profile anyway (0003).
create or replace function private.count_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.users_profile p
    set word_count = greatest(p.word_count - w.count, 0), own_version = p.own_version + 1
    from (select user_id, count(*) as count from before_words group by user_id) w
    where p.id = w.user_id;
  else
    update public.users_profile p set word_count = p.word_count + w.count, own_version = p.own_version + 1
    from (select user_id, count(*) as count from after_words group by user_id) w
    where p.id = w.user_id;
  end if;
  return null;
end
$$;

create function private.count_own_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users_profile p set own_version = p.own_version + 1
  where p.id in (select changed.user_id from changed);
  return null;
end
$$;
-- A row that goes over to another account is a change for both.
create function private.count_own_changes_of_both() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users_profile p set own_version = p.own_version + 1
  where p.id in (select before.user_id from before union select changed.user_id from changed);
  return null;
end
$$;
revoke all on function private.count_own_change(), private.count_own_changes_of_both() from public;

do $$
declare
  own regclass;
begin
  foreach own in array array['public.word_states', 'public.user_materials']::regclass[] loop
    execute format(
      'create trigger count_own_addition after insert on %s referencing new table as changed
       for each statement execute function private.count_own_change()', own);
    execute format(
      'create trigger count_own_deletion after delete on %s referencing old table as changed
       for each statement execute function private.count_own_change()', own);
  end loop;
  foreach own in array array['public.user_words', 'public.word_states', 'public.user_materials']::regclass[] loop
    execute format(
      'create trigger count_own_change after update on %s referencing old table as before new table as changed
       for each statement execute function private.count_own_changes_of_both()', own);
  end loop;
end;
$$;
