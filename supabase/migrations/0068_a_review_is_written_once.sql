-- What a review adds to the day on which it was made: `times` is 1, or -1 for one that is taken back. No answer counts for
-- more than two minutes: after that, the learner has gone away.
create function private.count_review(review public.review_log, times integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  on_day constant date := private.day_in(
    (private.my_settings()).time_zone,
    least(greatest(review.reviewed_at, now() - interval '30 days'), now())
  );
  state constant integer := review.before ->> 'state';
  was_asked constant integer := times * (state = 2)::integer;
  was_recalled constant integer := times * (state = 2 and review.grade > 1)::integer;
  -- The first card of a later kind waits in that queue too.
  was_due constant integer := times * (state = 2 or state = 0 and review.kind <> 'recognise')::integer;
  was_begun constant integer := times * (state = 0 and review.kind = 'recognise')::integer;
  seconds constant integer := times * round(least(review.duration_ms, 120000) / 1000.0)::integer;
begin
  insert into public.study_days (user_id, day) values (review.user_id, on_day)
  on conflict do nothing;
  update public.study_days d set
    reviews = greatest(d.reviews + times, 0),
    asked = greatest(d.asked + was_asked, 0),
    recalled = greatest(d.recalled + was_recalled, 0),
    due_asked = greatest(d.due_asked + was_due, 0),
    words_begun = greatest(d.words_begun + was_begun, 0),
    seconds_reviewed = greatest(d.seconds_reviewed + seconds, 0)
  where d.user_id = review.user_id and d.day = on_day;
end
$$;

-- The card gets this memory.
create function private.set_memory(card public.word_reviews, memory jsonb) returns public.word_reviews
language sql volatile set search_path = '' as $$
  update public.word_reviews r
  set due = m.due, stability = m.stability, difficulty = m.difficulty, scheduled_days = m.scheduled_days,
    learning_steps = m.learning_steps, reps = m.reps, lapses = m.lapses, state = m.state,
    last_review = m.last_review
  from jsonb_populate_record(null::public.word_reviews, memory) m
  where r.user_id = card.user_id and r.id = card.id
  returning r.*
$$;

-- Writes a review whose schedule was computed from `seen`. If another device has answered in between, nothing is written and
-- the caller computes anew; a review that is there already changes nothing.
create function public.record_review(
  review_id uuid, card_id bigint, given_grade integer, answered_at timestamptz, took_ms integer,
  seen jsonb, memory jsonb, recall_chance real default null, begins text default null
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  card public.word_reviews;
  review public.review_log;
  zone text;
begin
  perform private.take_my_turn();
  select r.* into card from public.word_reviews r where r.user_id = me and r.id = card_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if exists (select from public.review_log l where l.user_id = me and l.id = review_id) then
    return jsonb_build_object('outcome', 'repeated', 'card', private.present_card(card));
  end if;
  if private.memory_of(card) <> private.memory_of(
    jsonb_populate_record(null::public.word_reviews, seen)
  ) then
    return jsonb_build_object('outcome', 'outdated', 'card', private.present_card(card));
  end if;

  insert into public.review_log (
    id, user_id, word_id, kind, grade, reviewed_at, duration_ms, predicted, before, created_at
  ) values (
    review_id, me, card.word_id, card.kind, given_grade, answered_at, took_ms, recall_chance,
    private.memory_of(card), clock_timestamp()
  ) returning * into review;
  card := private.set_memory(card, memory);
  perform private.count_review(review, 1);
  if begins is not null then
    zone := (private.my_settings()).time_zone;
    insert into public.word_reviews (user_id, word_id, kind, due, created_at)
    values (
      me, card.word_id, begins,
      private.beginning_of(private.day_in(zone, now()) + 1, zone), review.created_at
    )
    on conflict do nothing;
  end if;
  return jsonb_build_object('outcome', 'recorded', 'card', private.present_card(card));
end
$$;

revoke all on function
  private.count_review(public.review_log, integer),
  private.set_memory(public.word_reviews, jsonb),
  public.record_review(uuid, bigint, integer, timestamptz, integer, jsonb, jsonb, real, text)
  from public, anon;
grant execute on function
  private.count_review(public.review_log, integer),
  private.set_memory(public.word_reviews, jsonb),
  public.record_review(uuid, bigint, integer, timestamptz, integer, jsonb, jsonb, real, text)
  to authenticated, service_role;
