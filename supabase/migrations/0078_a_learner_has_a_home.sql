-- The home of a learner in one question. It reads what is bounded: what `due_cards` counts for a day, the days themselves,
-- and one row each of the rest, so that it costs the same with 5,000 words and with 50,000.
create function public.home_facts(learnt_lang text) returns jsonb
language sql stable set search_path = '' as $$
  -- Materialized, or the day and the user would be asked for again with every row.
  with me as materialized (
    select auth.uid() as id, public.my_day() as today, coalesce(s.time_zone, 'Europe/Paris') as zone,
      coalesce(s.goal_kind, 'minutes') as goal_kind, coalesce(s.goal_amount, 10) as goal_amount
    from (values (1)) as one
    left join public.learner_settings s on s.user_id = (select auth.uid())
  ),
  place as (
    select m.id, m.title, m.slug, m.section, m.level, m.image, m.updated_at, p.word
    from public.reading_places p join public.materials m on m.id = p.material_id
    where p.user_id = (select me.id from me) and m.lang = learnt_lang and m.is_published
      and not exists (
        select from public.user_materials u
        where u.user_id = p.user_id and u.material_id = p.material_id and u.is_studied
      )
    order by p.updated_at desc limit 1
  ),
  being_studied as (
    select m.id, m.title, m.slug, m.section, m.level, m.image, m.updated_at, 0 as word
    from public.user_materials u join public.materials m on m.id = u.material_id
    where u.user_id = (select me.id from me) and u.is_being_studied and m.lang = learnt_lang and m.is_published
    order by u.updated_at desc limit 1
  ),
  marked as (
    select m.level
    from public.user_materials u join public.materials m on m.id = u.material_id
    where u.user_id = (select me.id from me) and m.lang = learnt_lang
    order by u.updated_at desc limit 1
  ),
  studied as (
    select d.day from public.study_days d
    where d.user_id = (select me.id from me) and d.day between (select me.today - 4000 from me) and (select me.today from me)
      and (d.seconds_read > 0 or d.reviews > 0 or d.kept_that_day > 0 or d.known_that_day > 0)
  ),
  -- Days without a gap between them: the newest hundred such runs are enough for any series.
  runs as (
    select min(n.day) as first, max(n.day) as last
    from (select s.day, s.day - (row_number() over (order by s.day))::integer as island from studied s) n
    group by n.island order by max(n.day) desc limit 100
  )
  select jsonb_build_object(
    'today', me.today,
    'goal', jsonb_build_object('kind', me.goal_kind, 'amount', me.goal_amount),
    'wordCount', coalesce((select p.word_count from public.users_profile p where p.id = me.id), 0),
    -- As many as review itself will ask.
    'left', public.due_cards(at_most => 0) -> 'left',
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', d.day, 'secondsRead', d.seconds_read, 'secondsReviewed', d.seconds_reviewed,
        'reviews', d.reviews, 'wordsKept', d.kept_that_day, 'wordsKnown', d.known_that_day
      )), '[]')
      from public.study_days d
      where d.user_id = me.id and d.day between me.today - 80 and me.today
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object('first', r.first, 'last', r.last) order by r.last desc), '[]')
      from runs r
    ),
    'pauses', (
      select coalesce(jsonb_agg(jsonb_build_object('first', p.first, 'last', p.last) order by p.first desc), '[]')
      from (
        select greatest(p.from_day, me.today - 4000) as first, least(p.until_day, 'infinity'::date) as last
        from public.study_pauses p
        where p.user_id = me.id and p.from_day <= me.today
          and (p.until_day is null or p.until_day >= me.today - 4000)
        order by p.from_day desc limit 200
      ) p
    ),
    'place', coalesce((select to_jsonb(place) from place), (select to_jsonb(being_studied) from being_studied)),
    'lesson', (
      select to_jsonb(l) from (
        select l.slug, l.level, l.title_fr, l.title_ru
        from public.lessons l
        where l.lang = learnt_lang and l.is_published and not exists (
          select from public.user_lessons u where u.user_id = me.id and u.lesson_id = l.id and u.is_studied
        )
        -- The levels sort by their names. Where the learner's own has no lesson left, a higher one comes before a lower one.
        order by l.level < coalesce((select place.level from place), (select marked.level from marked), 'A1'),
          l.level, l."order", l.id
        limit 1
      ) l
    )
  )
  from me
$$;
revoke all on function public.home_facts(text) from public, anon;
grant execute on function public.home_facts(text) to authenticated, service_role;
