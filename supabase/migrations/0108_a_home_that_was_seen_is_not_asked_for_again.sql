-- Each change of what a learner's home shows beside words and texts (0105) leaves its transaction in their profile. So it is written
-- once in a transaction, and is seen exactly when the change is: while it is the same one, the home shows the same (decision 95).
alter table public.users_profile add day_version bigint not null default 0;

create function private.note_day_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this constant bigint := pg_catalog.pg_current_xact_id()::text;
begin
  update public.users_profile p set day_version = this
  where p.id in (select changed.user_id from changed) and p.day_version <> this;
  return null;
end
$$;
create function private.note_day_change_of_both() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this constant bigint := pg_catalog.pg_current_xact_id()::text;
begin
  update public.users_profile p set day_version = this
  where p.id in (select before.user_id from before union select changed.user_id from changed)
    and p.day_version <> this;
  return null;
end
$$;
revoke all on function private.note_day_change(), private.note_day_change_of_both() from public;

do $$
declare
  own regclass;
begin
  foreach own in array array[
    'public.word_reviews', 'public.study_days', 'public.study_pauses', 'public.reading_places', 'public.user_lessons',
    'public.learner_settings'
  ]::regclass[] loop
    execute format(
      'create trigger note_day_addition after insert on %s referencing new table as changed
       for each statement execute function private.note_day_change()', own);
    execute format(
      'create trigger note_day_change after update on %s referencing old table as before new table as changed
       for each statement execute function private.note_day_change_of_both()', own);
    execute format(
      'create trigger note_day_deletion after delete on %s referencing old table as changed
       for each statement execute function private.note_day_change()', own);
    -- A kept word writes to the profile and to the day, time read to the day and to the profile: one after the other (0056).
    if own <> 'public.word_reviews'::regclass then
      execute format(
        'create trigger take_turn before insert or update or delete on %s
         for each statement execute function private.take_own_turn()', own);
    end if;
  end loop;
end;
$$;

-- As in 0106, with a stamp as in 0105, which says as well until when it holds: to the end of the learner's day, or to the next
-- learning step, which is asked before what is due.
drop function public.home_page(text);
create function public.home_page(seen text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  head constant jsonb := private.page_head();
  learnt constant text := head #>> '{profile,learning_language}';
  me constant uuid := auth.uid();
  current text;
  until bigint;
  settings public.learner_settings;
  day_ends timestamptz;
  facts jsonb;
  place bigint;
  next_one jsonb;
  news jsonb;
begin
  if learnt is null then return head; end if;
  select concat_ws(' ', head ->> 'stamp', p.day_version) into current from public.users_profile p where p.id = me;
  until := substring(seen from ' (\d{1,12})$');
  if seen = concat_ws(' ', current, until) and extract(epoch from now()) < until then
    return head || jsonb_build_object('stamp', seen);
  end if;

  settings := private.my_settings();
  day_ends := private.beginning_of(private.day_in(settings.time_zone, now()) + 1, settings.time_zone);
  select floor(extract(epoch from least(day_ends, min(r.due)))) into until
  from public.word_reviews r
  where r.user_id = me and r.queue = 'learning' and r.kind = any (settings.card_kinds)
    and r.due > now() and r.due < day_ends;

  facts := public.home_facts(learnt);
  place := facts #>> '{place,id}';
  if place is null then
    select to_jsonb(t) into next_one
    from public.list_texts(learnt, status => 'unfinished', sort_by => 'nearest', page_size => 1) t;
  else
    select to_jsonb(t) into next_one from public.next_text(place) t;
  end if;

  select coalesce(jsonb_agg(to_jsonb(n) order by n.published_at desc, n.id desc), '[]') into news from (
    select p.id, p.slug, p.title, p.lang, p.published_at from public.posts p
    where p.lang = learnt and p.is_published
    order by p.published_at desc, p.id desc
    limit 3
  ) n;

  return head || facts || jsonb_build_object(
    'stamp', concat_ws(' ', current, until), 'next', next_one, 'news', news
  );
end
$$;
revoke all on function public.home_page(text) from public, anon;
grant execute on function public.home_page(text) to authenticated, service_role;
