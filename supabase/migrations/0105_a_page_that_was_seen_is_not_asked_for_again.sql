-- Each change of a learner's saved words, of what they say of words and of what they study counts one up in their profile, in its own
-- transaction: while it is the same number, lists and the dictionary show the same (decision 94). Their profile is locked until
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

-- As in 0100 and 0103, with a stamp: of the content, the profile and what is counted of the learner's own. A process that has
-- seen what belongs to it sends it along, and gets nothing else while it holds. A caller without a live session sees no profile, and so
-- gets no stamp.
drop function public.section_page(text, integer);
drop function public.sections_page();
drop function public.dictionary_page(integer);

create function private.page_head() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  version constant text := public.content_version();
  profile record;
begin
  select p.role, p.is_premium, p.learning_language, p.word_count, p.own_version into profile
  from public.users_profile p where p.id = auth.uid();
  if not found then return jsonb_build_object('version', version, 'profile', null); end if;
  return jsonb_build_object(
    'version', version,
    'stamp', concat_ws(
      ' ', version, profile.own_version, profile.role, profile.is_premium, profile.learning_language
    ),
    'profile', jsonb_build_object(
      'role', profile.role, 'is_premium', profile.is_premium,
      'learning_language', profile.learning_language, 'word_count', profile.word_count
    )
  );
end
$$;

create function public.section_page(part text, page_size integer, seen text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  head constant jsonb := private.page_head();
  learnt constant text := head -> 'profile' ->> 'learning_language';
  texts jsonb;
begin
  if learnt is null or head ->> 'stamp' = seen then return head; end if;

  with shown as materialized (
    select m.id, m.words_to_know from public.materials m
    where m.lang = learnt and m.section = part and m.is_published
    order by m.id desc
    limit least(greatest(page_size, 1), 100)
  ),
  lemmas as materialized (
    select s.id as text, lemma.id from shown s, unnest(s.words_to_know) as lemma (id)
  ),
  sorted as materialized (select array(select distinct l.id from lemmas l order by l.id) as ids),
  states as (
    select own.id, bool_or(own.is_known) as is_known from (
      select s.lemma_id as id, true as is_known from public.word_states s
      where s.user_id = me and s.lang = learnt
        and s.lemma_id = any ((select ids from sorted)::bigint[])
      union all
      select w.ru_lemma_id, false from public.user_words w
      where w.user_id = me and learnt = 'ru' and w.ru_lemma_id = any ((select ids from sorted)::bigint[])
      union all
      select w.fr_lemma_id, false from public.user_words w
      where w.user_id = me and learnt = 'fr' and w.fr_lemma_id = any ((select ids from sorted)::bigint[])
    ) own
    group by own.id
  ),
  counted as materialized (
    select l.text, count(*) filter (where s.is_known) as known, count(*) filter (where not s.is_known) as learning
    from lemmas l join states s on s.id = l.id
    group by l.text
  ),
  -- Without a word of their own, every text would be new to the last one.
  learner as materialized (select exists (select from counted) or private.has_words() as has_words)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id,
    'word_counts', case when s.words_to_know <> '{}' then jsonb_build_object(
      'words', cardinality(s.words_to_know),
      'known', case when learner.has_words then coalesce(c.known, 0) end,
      'learning', case when learner.has_words then coalesce(c.learning, 0) end
    ) end,
    'is_being_studied', coalesce(u.is_being_studied, false),
    'is_studied', coalesce(u.is_studied, false)
  ) order by s.id desc), '[]') into texts
  from learner, shown s
  left join counted c on c.text = s.id
  left join public.user_materials u on u.user_id = me and u.material_id = s.id;

  return head || jsonb_build_object('texts', texts);
end
$$;

create function public.sections_page(seen text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  head constant jsonb := private.page_head();
  learnt constant text := head -> 'profile' ->> 'learning_language';
  texts jsonb;
begin
  if learnt is null or head ->> 'stamp' = seen then return head; end if;

  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'word_counts', t.word_counts, 'is_being_studied', t.is_being_studied, 'is_studied', t.is_studied
  )), '[]') into texts
  from public.list_texts(learnt, status => 'unfinished', sort_by => 'start', page_size => 1) t;

  return head || jsonb_build_object('texts', texts);
end
$$;

create function public.dictionary_page(page_size integer, seen text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  head constant jsonb := private.page_head();
  words jsonb;
  texts jsonb;
begin
  if head ->> 'stamp' = seen then return head; end if;

  select coalesce(jsonb_agg(to_jsonb(w) order by w.id desc), '[]') into words from (
    select u.id, u.word_ru, u.word_fr, u.word_sentence, u.created_at,
      case when m.id is not null then jsonb_build_object(
        'id', m.id, 'title', m.title, 'slug', m.slug, 'section', m.section, 'lang', m.lang
      ) end as materials
    from (
      select u.* from public.user_words u
      where u.user_id = (select auth.uid())
      order by u.id desc
      limit least(dictionary_page.page_size, 100)
    ) u
    left join public.materials m on m.id = u.material_id
  ) w;

  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by t.place), '[]') into texts
  from public.texts_of_words() with ordinality as t (id, title, place);

  return head || jsonb_build_object('words', words, 'texts', texts);
end
$$;

revoke all on function private.page_head() from public;
grant execute on function private.page_head() to authenticated, service_role;
revoke all on function
  public.section_page(text, integer, text), public.sections_page(text), public.dictionary_page(integer, text)
  from public, anon;
grant execute on function
  public.section_page(text, integer, text), public.sections_page(text), public.dictionary_page(integer, text)
  to authenticated, service_role;
