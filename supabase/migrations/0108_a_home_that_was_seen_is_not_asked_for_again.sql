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

-- A text as lists have it, unless the caller has finished it.
create function private.unfinished_text(id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', m.id, 'title', m.title, 'slug', m.slug, 'summary_fr', m.summary_fr, 'summary_ru', m.summary_ru,
    'image', m.image, 'level', m.level, 'section', m.section,
    'is_being_studied', coalesce(u.is_being_studied, false), 'is_studied', false,
    'word_counts', private.word_counts_of(m.lang, m.id)
  )
  from public.materials m
  left join public.user_materials u on u.user_id = (select auth.uid()) and u.material_id = m.id
  where m.id = unfinished_text.id and m.is_published and u.is_studied is not true
$$;
revoke all on function private.unfinished_text(bigint) from public;
grant execute on function private.unfinished_text(bigint) to authenticated, service_role;

-- As in 0106, with a stamp as in 0105, which says as well until when it holds: to the end of the learner's day, or to the next
-- learning step, which is asked before what is due. Between them stand the texts read last and suggested next. To choose that one
-- is a third of the cost, so another one is chosen only with another content, after another text, or when that time is over.
-- What is said of it is always asked.
drop function public.home_page(text);
create function public.home_page(seen text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  head constant jsonb := private.page_head();
  learnt constant text := head #>> '{profile,learning_language}';
  me constant uuid := auth.uid();
  kept constant text[] := regexp_match(seen, '^(\d+) .* (ru|fr) \d+ (\d{1,18}) (\d{1,18}) (\d{1,12})$');
  is_of_now constant boolean := extract(epoch from now()) < kept[5]::bigint;
  current text;
  settings public.learner_settings;
  day_ends timestamptz;
  until bigint;
  facts jsonb;
  place bigint;
  next_one jsonb;
  news jsonb;
begin
  if learnt is null then return head; end if;
  select concat_ws(' ', head ->> 'stamp', p.day_version) into current from public.users_profile p where p.id = me;
  if is_of_now and seen = concat_ws(' ', current, kept[3], kept[4], kept[5]) then
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
  if is_of_now and kept[1] = head ->> 'version' and kept[2] = learnt and kept[3]::bigint = coalesce(place, 0) then
    next_one := private.unfinished_text(kept[4]::bigint);
  end if;
  if next_one is null and place is null then
    select to_jsonb(t) into next_one
    from public.list_texts(learnt, status => 'unfinished', sort_by => 'nearest', page_size => 1) t;
  elsif next_one is null then
    select to_jsonb(t) into next_one from public.next_text(place) t;
  end if;

  select coalesce(jsonb_agg(to_jsonb(n) order by n.published_at desc, n.id desc), '[]') into news from (
    select p.id, p.slug, p.title, p.lang, p.published_at from public.posts p
    where p.lang = learnt and p.is_published
    order by p.published_at desc, p.id desc
    limit 3
  ) n;

  return head || facts || jsonb_build_object(
    'stamp', concat_ws(' ', current, coalesce(place, 0), coalesce(next_one ->> 'id', '0'), until),
    'next', next_one, 'news', news
  );
end
$$;
revoke all on function public.home_page(text) from public, anon;
grant execute on function public.home_page(text) to authenticated, service_role;
