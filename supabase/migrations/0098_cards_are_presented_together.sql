-- Policies ask whether the session is alive once for each table of a statement. A card that was presented by itself asked
-- twice, twenty of them forty times: so they are presented together.
create function private.present_cards(card_ids bigint[]) returns table (id bigint, card jsonb)
language sql stable set search_path = '' as $$
  select r.id, jsonb_build_object(
    'id', r.id, 'wordId', r.word_id, 'kind', r.kind, 'isSuspended', r.is_suspended,
    'memory', private.memory_of(r),
    'word_ru', w.word_ru, 'word_fr', w.word_fr, 'word_sentence', w.word_sentence,
    'sentence_form', w.sentence_form, 'sentence_at', w.sentence_at, 'ru_lemma_id', w.ru_lemma_id,
    'material', (
      select jsonb_build_object(
        'id', m.id, 'title', m.title, 'slug', m.slug, 'section', m.section, 'lang', m.lang
      )
      from public.materials m where m.id = w.material_id
    ),
    'begun', (
      select jsonb_object_agg(
        o.kind, jsonb_build_object('state', o.state, 'isSuspended', o.is_suspended)
      )
      from public.word_reviews o where o.user_id = r.user_id and o.word_id = r.word_id
    )
  )
  from public.word_reviews r join public.user_words w on w.user_id = r.user_id and w.id = r.word_id
  where r.user_id = (select auth.uid()) and r.id = any (card_ids)
$$;
revoke all on function private.present_cards(bigint[]) from public, anon;
grant execute on function private.present_cards(bigint[]) to authenticated, service_role;

create or replace function private.present_card(card public.word_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select p.card from private.present_cards(array[card.id]) p
$$;

-- As in 0067, with all cards presented at once, and none where only their number is asked.
create or replace function public.due_cards(
  at timestamptz default now(), of_text bigint default null, at_most integer default 20
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  settings constant public.learner_settings := private.my_settings();
  today constant date := private.day_in(settings.time_zone, at);
  day_begins constant timestamptz := private.beginning_of(today, settings.time_zone);
  day_ends constant timestamptz := private.beginning_of(today + 1, settings.time_zone);
  done public.study_days;
  answer jsonb;
begin
  select * into done from public.study_days d where d.user_id = me and d.day = today;
  with rooms (queue, room) as (
    values
      ('learning', 1000),
      ('due', greatest(settings.reviews_a_day - coalesce(done.due_asked, 0), 0)),
      ('new', greatest(settings.new_words_a_day - coalesce(done.words_begun, 0), 0))
  ),
  answered as materialized (
    select r.word_id, r.kind from public.word_reviews r
    where r.user_id = me and r.last_review >= day_begins
  ),
  waiting as (
    select q.room, c.*
    from rooms q cross join unnest(settings.card_kinds) as k (kind) cross join lateral (
      select r.id, r.word_id, r.queue, r.due, r.difficulty
      from public.word_reviews r
      where of_text is null and r.user_id = me
        and r.queue = q.queue and r.kind = k.kind and r.due < day_ends
        and not exists (
          select from answered o where o.word_id = r.word_id and o.kind <> r.kind
        )
      order by r.due, r.id limit q.room
    ) c
    union all
    select q.room, r.id, r.word_id, r.queue, r.due, r.difficulty
    from public.user_words w
    join public.word_reviews r on r.user_id = w.user_id and r.word_id = w.id
    join rooms q on q.queue = r.queue
    where of_text is not null and w.user_id = me and w.material_id = of_text
      and r.kind = any (settings.card_kinds) and r.due < day_ends
      and not exists (
        select from answered o where o.word_id = r.word_id and o.kind <> r.kind
      )
  ),
  in_turn as (
    select w.*,
      case
        when w.queue = 'learning' then case when w.due <= at then 0 else 3 end
        when w.queue = 'due' then 1
        else 2
      end as turn
    from waiting w
  ),
  of_words as (
    select distinct on (t.word_id) t.* from in_turn t order by t.word_id, t.turn, t.due, t.id
  ),
  placed as (
    select w.*, row_number() over (partition by w.queue order by w.due, w.id) as place from of_words w
  ),
  asked as (
    select p.*,
      row_number() over (
        order by p.turn,
          case when p.turn = 1 and settings.review_order = 'hardest' then -p.difficulty end,
          case when p.turn = 1 and settings.review_order = 'random' then md5(p.id::text || today) end,
          p.due, p.id
      ) as number
    from placed p where p.place <= p.room
  )
  select jsonb_build_object(
    'cards', case when at_most > 0 then (
      select coalesce(jsonb_agg(p.card order by a.number), '[]')
      from private.present_cards(array(select n.id from asked n where n.number <= least(at_most, 100))) p
      join asked a on a.id = p.id
    ) else '[]' end,
    'left', (
      select jsonb_build_object(
        'due', count(*) filter (where a.queue <> 'new'), 'fresh', count(*) filter (where a.queue = 'new')
      )
      from asked a
    ),
    'doneToday', coalesce(done.reviews, 0),
    'settings', to_jsonb(settings)
  ) into answer;
  return answer;
end
$$;
