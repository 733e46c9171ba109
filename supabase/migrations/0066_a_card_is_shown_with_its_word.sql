-- The caller's settings; the defaults of the table, once more, where they have changed none.
create function private.my_settings() returns public.learner_settings
language sql stable set search_path = '' as $$
  select coalesce(
    (select s from public.learner_settings s where s.user_id = (select auth.uid())),
    jsonb_populate_record(null::public.learner_settings, jsonb_build_object(
      'user_id', (select auth.uid()), 'time_zone', 'Europe/Paris', 'desired_retention', 0.9,
      'new_words_a_day', 10, 'reviews_a_day', 200, 'review_order', 'due',
      'card_kinds', array['recognise', 'gap', 'recall', 'listen'],
      'goal_kind', 'minutes', 'goal_amount', 10, 'fitted_reviews', 0
    ))
  )
$$;

create function public.my_settings() returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(private.my_settings())
$$;

create function private.day_in(zone text, moment timestamptz) returns date
language sql stable set search_path = '' as $$
  select ((moment at time zone zone) - interval '4 hours')::date
$$;

create function private.beginning_of(day date, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select (day + time '04:00') at time zone zone
$$;

create function private.memory_of(card public.word_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'due', card.due, 'stability', card.stability, 'difficulty', card.difficulty,
    'scheduled_days', card.scheduled_days, 'learning_steps', card.learning_steps,
    'reps', card.reps, 'lapses', card.lapses, 'state', card.state, 'last_review', card.last_review
  )
$$;

-- A card with what is shown of its word, and the kinds of it that were begun.
create function private.present_card(card public.word_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', card.id, 'wordId', card.word_id, 'kind', card.kind, 'isSuspended', card.is_suspended,
    'memory', private.memory_of(card),
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
      from public.word_reviews o where o.user_id = card.user_id and o.word_id = card.word_id
    )
  )
  from public.user_words w where w.user_id = card.user_id and w.id = card.word_id
$$;

-- One card of the caller, and what its schedule is computed with.
create function public.card_to_review(card_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('card', private.present_card(r), 'settings', to_jsonb(private.my_settings()))
  from public.word_reviews r where r.user_id = (select auth.uid()) and r.id = card_id
$$;

revoke all on function
  private.my_settings(),
  public.my_settings(),
  private.day_in(text, timestamptz),
  private.beginning_of(date, text),
  private.memory_of(public.word_reviews),
  private.present_card(public.word_reviews),
  public.card_to_review(bigint)
  from public, anon;
grant execute on function
  private.my_settings(),
  public.my_settings(),
  private.day_in(text, timestamptz),
  private.beginning_of(date, text),
  private.memory_of(public.word_reviews),
  private.present_card(public.word_reviews),
  public.card_to_review(bigint)
  to authenticated, service_role;
