-- The rows of a learner lie on pages of their own. What is asked of all of them is read from an index that holds it.

-- `search_key` is searched in the index by text, of which each learner has all words.
create index user_words_searched on public.user_words (user_id, material_id, id) include (search_key);
drop index public.user_words_of_material;
alter index public.user_words_searched rename to user_words_of_material;

-- The same key, with what is counted of a state.
create unique index word_states_counted on public.word_states (user_id, lang, lemma_id) include (state, created_at);
alter table public.word_states drop constraint word_states_pkey;
alter table public.word_states add constraint word_states_pkey primary key using index word_states_counted;

-- As in 0074. Of the primary key's index only the key says which row is the same, and not what it includes.
create or replace function private.hand_over(owned regclass, guest uuid, keeper uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  same_key text;
begin
  select coalesce(string_agg(format('o.%I = g.%I', a.attname, a.attname), ' and '), 'true') into same_key
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
  where k.conrelid = owned and k.contype = 'p' and a.attname <> 'user_id';
  execute format(
    'update %s g set user_id = $2 where user_id = $1
       and not exists (select from %s o where o.user_id = $2 and %s)',
    owned, owned, same_key
  ) using guest, keeper;
end
$$;

-- The newest (or oldest) of the caller's words that match, and lie before or after one; of one text, or of none (0). Their
-- keys are read first, so that only the words that are shown are fetched. The order is no column's, or their rows were read.
create function public.search_words(
  pattern text, of_text bigint default null, before bigint default null, after bigint default null, at_most integer default 50
) returns setof public.user_words
language sql stable set search_path = '' as $$
  with found as materialized (
    select w.id from public.user_words w
    where w.user_id = (select auth.uid()) and w.search_key like pattern
      and (of_text is null or coalesce(w.material_id, 0) = of_text)
      and (before is null or w.id < before) and (after is null or w.id > after)
    order by case when after is null then -w.id else w.id end
    limit least(at_most, 200)
  )
  select w.* from found f join public.user_words w on w.user_id = (select auth.uid()) and w.id = f.id
$$;
revoke all on function public.search_words(text, bigint, bigint, bigint, integer) from public, anon;
grant execute on function public.search_words(text, bigint, bigint, bigint, integer) to authenticated, service_role;

-- As in 0066. Their bodies are read now and need no path, so that the planner puts them in the place of each call.
create or replace function private.day_in(zone text, moment timestamptz) returns date
language sql stable
return ((moment at time zone zone) - interval '4 hours')::date;
create or replace function private.beginning_of(day date, zone text) returns timestamptz
language sql stable
return (day + time '04:00') at time zone zone;

-- As in 0079. States and words are brought together by their lemma in one pass, and what was taken back is read once, however
-- few rows the planner expects of a learner.
create or replace function public.progress_facts(learnt_lang text) returns jsonb
language sql stable set search_path = '' as $$
  with me as materialized (
    select auth.uid() as id, public.my_day() as today, s.time_zone as zone, s.card_kinds as kinds
    from private.my_settings() s
  ),
  states as materialized (
    select s.lemma_id, s.state, s.created_at from public.word_states s
    where s.user_id = (select auth.uid()) and s.lang = learnt_lang
  ),
  -- A kept word is being learnt until it is said to be known or ignored.
  lemmas as (
    select max(l.said_at) as said_at, sum(l.words) as words
    from (
      select s.lemma_id, s.created_at as said_at, 0 as words from states s
      union all
      select w.ru_lemma_id, null, 1 from public.user_words w
      where learnt_lang = 'ru' and w.user_id = (select auth.uid())
      union all
      select w.fr_lemma_id, null, 1 from public.user_words w
      where learnt_lang = 'fr' and w.user_id = (select auth.uid())
    ) l
    group by l.lemma_id having max(l.said_at) is not null and sum(l.words) > 0
  ),
  set_aside as materialized (
    select private.day_in(me.zone, l.said_at) as day, sum(l.words) as words from me cross join lemmas l group by 1
  )
  select jsonb_build_object(
    'today', me.today,
    'learning', coalesce((select p.word_count from public.users_profile p where p.id = me.id), 0)
      - coalesce((select sum(a.words) from set_aside a), 0),
    'setAside', (
      select coalesce(jsonb_agg(to_jsonb(a)), '[]') from set_aside a where a.day between me.today - 364 and me.today
    ),
    'known', (
      select count(*) from states s where s.state = 'known'
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', d.day, 'secondsRead', d.seconds_read, 'reviews', d.reviews,
        'wordsKept', d.words_kept, 'wordsKnown', d.words_known
      )), '[]')
      from public.study_days d where d.user_id = me.id and d.day between me.today - 364 and me.today
    ),
    -- Of the cards that came back after days, neither new nor in the steps of a day: how many were remembered, and how many
    -- FSRS expected; by week, the last one ends today. A review that was taken back does not count.
    'recall', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]') from (
        select (me.today - private.day_in(me.zone, l.reviewed_at)) / 7 as "weeksAgo",
          count(*) as asked, count(*) filter (where l.grade > 1) as recalled, sum(l.predicted) as predicted
        from public.review_log l
        where l.user_id = me.id and l.predicted is not null and l.grade is not null
          and (l.before ->> 'state')::integer = 2
          and l.reviewed_at >= (me.today - 83 + time '04:00') at time zone me.zone
          and l.reviewed_at < (me.today + 1 + time '04:00') at time zone me.zone
          and l.id not in (
            select u.undoes from public.review_log u
            where u.user_id = (select auth.uid()) and u.undoes is not null
          )
        group by 1
      ) w
    ),
    -- What is overdue is asked today, unless its kind is switched off.
    'forecast', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select greatest(private.day_in(me.zone, r.due) - me.today, 0) as "inDays",
          count(*) as cards
        from public.word_reviews r
        where r.user_id = me.id and r.queue in ('learning', 'due')
          and r.kind = any (me.kinds)
          and r.due < ((me.today + 30) + time '04:00') at time zone me.zone
        group by 1
      ) f
    ),
    'hardest', (
      select coalesce(jsonb_agg(to_jsonb(h) order by h.lapses desc, h.stability), '[]') from (
        select w.id, w.word_ru, w.word_fr, max(r.lapses) as lapses, min(r.stability) as stability
        from (
          select r.word_id, r.lapses, r.stability from public.word_reviews r
          where r.user_id = me.id and r.lapses > 0
          order by r.lapses desc, r.stability limit 40
        ) r join public.user_words w on w.user_id = me.id and w.id = r.word_id
        group by w.id, w.word_ru, w.word_fr
        order by max(r.lapses) desc, min(r.stability) limit 10
      ) h
    )
  )
  from me
$$;

-- As in 0079, with what the learner has read once, instead of looking for each lemma.
create or replace function public.count_frequent_words(lemma_ids bigint[], upto integer[], learnt_lang text)
returns table (band integer, known integer, learning integer)
language sql stable set search_path = '' as $$
  with states as materialized (
    select s.lemma_id, s.state from public.word_states s
    where s.user_id = (select auth.uid()) and s.lang = learnt_lang
  )
  select width_bucket(f.place - 1, (upto[1:20])::bigint[]),
    (count(*) filter (where f.id in (select s.lemma_id from states s where s.state = 'known')))::integer,
    (count(*) filter (where f.id not in (select s.lemma_id from states s) and case learnt_lang
      when 'ru' then f.id in (
        select w.ru_lemma_id from public.user_words w
        where w.user_id = (select auth.uid()) and w.ru_lemma_id is not null
      )
      else f.id in (
        select w.fr_lemma_id from public.user_words w
        where w.user_id = (select auth.uid()) and w.fr_lemma_id is not null
      )
    end))::integer
  from unnest(lemma_ids[1:20000]) with ordinality as f (id, place)
  group by 1 order by 1
$$;
