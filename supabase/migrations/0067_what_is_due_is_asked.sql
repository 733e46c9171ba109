alter table public.word_reviews
  -- Where the card waits. A word is new with its first kind only: the next ones are reviews of a word already begun.
  add column queue text not null generated always as (
    case
      when is_suspended or is_set_aside then 'aside'
      when state in (1, 3) then 'learning'
      when state = 0 and kind = 'recognise' then 'new'
      else 'due'
    end
  ) stored;
-- When the next card is due, once none is left today.
drop index public.word_reviews_due;
create index word_reviews_due on public.word_reviews (user_id, due)
  where state > 0 and not is_suspended and not is_set_aside;
-- The next cards of each queue are read from its beginning, however many wait behind them.
create index word_reviews_queue on public.word_reviews (user_id, queue, kind, due, id);
-- What was answered today: the other cards of these words are not asked.
create index word_reviews_answered on public.word_reviews (user_id, last_review);

-- The next cards of the caller's day, of all words or of a text's: those whose learning step has come, what is due, new
-- words, and last the learning steps still to come today. Of a word one card a day. What is read is limited by what the
-- day may hold, not by what waits.
create function public.due_cards(
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
    'cards', (
      select coalesce(jsonb_agg(private.present_card(r) order by a.number), '[]')
      from asked a join public.word_reviews r on r.user_id = me and r.id = a.id
      where a.number <= least(at_most, 100)
    ),
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
revoke all on function public.due_cards(timestamptz, bigint, integer) from public, anon;
grant execute on function public.due_cards(timestamptz, bigint, integer) to authenticated, service_role;
