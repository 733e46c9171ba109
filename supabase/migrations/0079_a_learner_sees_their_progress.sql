-- The words that were forgotten most often, the least sure first.
create index word_reviews_hardest on public.word_reviews (user_id, lapses desc, stability) where lapses > 0;

-- What the learner has done, knows, and will be asked.
create function public.progress_facts(learnt_lang text) returns jsonb
language sql stable set search_path = '' as $$
  with me as materialized (
    select auth.uid() as id, public.my_day() as today, s.time_zone as zone, s.card_kinds as kinds
    from private.my_settings() s
  ),
  -- A kept word is being learnt until it is said to be known or ignored.
  set_aside as materialized (
    select private.day_in(me.zone, s.created_at) as day, count(*) as words
    from me join public.word_states s on s.user_id = me.id and s.lang = learnt_lang
    join public.user_words w
      on w.user_id = s.user_id and s.lemma_id = case learnt_lang when 'ru' then w.ru_lemma_id else w.fr_lemma_id end
    group by 1
  )
  select jsonb_build_object(
    'today', me.today,
    'learning', coalesce((select p.word_count from public.users_profile p where p.id = me.id), 0)
      - coalesce((select sum(a.words) from set_aside a), 0),
    'setAside', (
      select coalesce(jsonb_agg(to_jsonb(a)), '[]') from set_aside a where a.day between me.today - 364 and me.today
    ),
    'known', (
      select count(*) from public.word_states s
      where s.user_id = me.id and s.lang = learnt_lang and s.state = 'known'
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
          and not exists (select from public.review_log u where u.user_id = l.user_id and u.undoes = l.id)
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

-- Of these lemmas, most frequent first, how many the learner knows and learns: from the first to `upto[1]`, from there to
-- `upto[2]` and so on. Each lemma is looked for in an index.
create function public.count_frequent_words(lemma_ids bigint[], upto integer[], learnt_lang text)
returns table (band integer, known integer, learning integer)
language sql stable set search_path = '' as $$
  select width_bucket(f.place - 1, (upto[1:20])::bigint[]),
    (count(*) filter (where s.state = 'known'))::integer,
    (count(*) filter (where s.state is null and case learnt_lang
      when 'ru' then exists (
        select from public.user_words w where w.user_id = (select auth.uid()) and w.ru_lemma_id = f.id
      )
      else exists (
        select from public.user_words w where w.user_id = (select auth.uid()) and w.fr_lemma_id = f.id
      )
    end))::integer
  from unnest(lemma_ids[1:20000]) with ordinality as f (id, place)
  left join public.word_states s
    on s.user_id = (select auth.uid()) and s.lang = learnt_lang and s.lemma_id = f.id
  group by 1 order by 1
$$;
revoke all on function
  public.progress_facts(text),
  public.count_frequent_words(bigint[], integer[], text)
  from public, anon;
grant execute on function
  public.progress_facts(text),
  public.count_frequent_words(bigint[], integer[], text)
  to authenticated, service_role;
