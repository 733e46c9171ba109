-- The numbers, from 0, of those pairs `[[russian, french], …]` that the learner has.
create function public.pairs_i_have(pairs jsonb) returns integer[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg((p.place - 1)::integer), '{}')
  from jsonb_array_elements(pairs) with ordinality as p (pair, place)
  join public.user_words w on w.user_id = (select auth.uid())
    and w.word_ru = p.pair ->> 0 and w.word_fr = p.pair ->> 1
$$;

-- Takes the next part of an import: new words with their memory, states, and what is refused. A part that was taken before, on
-- another device or by a request that was sent twice, changes nothing. Words that come from a file were kept elsewhere: they
-- count for no goal and no series, and the picture of progress does not jump. Those whose file says when keep their day; all
-- others have that of the import.
create function public.take_import_part(
  import uuid, part_number integer, words jsonb, refused_rows jsonb, row_count integer
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  me uuid := auth.uid();
  language text := (select p.learning_language from public.users_profile p where p.id = auth.uid());
  today date := public.my_day();
  before public.study_days;
  states jsonb;
  added integer;
  stated integer;
begin
  perform private.take_my_turn();
  perform from public.word_imports i
  where i.user_id = me and i.id = import and i.status = 'running' and i.parts_taken = part_number
  for update;
  if not found then return; end if;
  -- Locked, so that what is kept meanwhile in another tab counts.
  insert into public.study_days (user_id, day) values (me, today) on conflict do nothing;
  select * into before from public.study_days d where d.user_id = me and d.day = today for update;

  -- Keeping a word ends its state: what it was is remembered.
  select coalesce(jsonb_agg(jsonb_build_object('lang', s.lang, 'lemma', s.lemma, 'state', s.state, 'batch', s.batch)), '[]')
  into states
  from public.word_states s
  where s.user_id = me and s.lang = language and s.lemma_id in (
    select public.lemma_id(case language when 'ru' then w ->> 'ru' else w ->> 'fr' end)
    from jsonb_array_elements(words) w
    where coalesce(w ->> 'ru', '') <> '' and coalesce(w ->> 'fr', '') <> ''
      and not exists (
        select from public.user_words o
        where o.user_id = me and o.word_ru = w ->> 'ru' and o.word_fr = w ->> 'fr'
      )
  );

  insert into public.user_words (user_id, word_ru, word_fr, word_sentence, sentence_form, sentence_at, import_id,
    created_at)
  select me, w ->> 'ru', w ->> 'fr', w ->> 'sentence', w ->> 'form', (w ->> 'at')::smallint, import,
    least((w ->> 'added')::timestamptz, now())
  from jsonb_array_elements(words) with ordinality as f (w, place)
  where coalesce(w ->> 'ru', '') <> '' and coalesce(w ->> 'fr', '') <> ''
  order by f.place
  on conflict on constraint a_word_is_kept_once do nothing;
  get diagnostics added = row_count;

  -- The memory of their cards; the first card of each word is there, made by its trigger.
  insert into public.word_reviews (user_id, word_id, kind, due, stability, difficulty, scheduled_days, reps, lapses, state,
    last_review, is_suspended)
  select distinct on (o.id, c ->> 'kind') me, o.id, c ->> 'kind', (c ->> 'due')::timestamptz,
    (c ->> 'stability')::double precision, (c ->> 'difficulty')::double precision, (c ->> 'scheduledDays')::integer,
    (c ->> 'reps')::integer, (c ->> 'lapses')::integer, (c ->> 'state')::smallint, (c ->> 'lastReview')::timestamptz,
    (c ->> 'isSuspended')::boolean
  from jsonb_array_elements(words) w
  join public.user_words o on o.user_id = me and o.word_ru = w ->> 'ru' and o.word_fr = w ->> 'fr' and o.import_id = import
  cross join jsonb_array_elements(w -> 'cards') c
  order by o.id, c ->> 'kind', (c ->> 'reps')::integer desc
  on conflict (user_id, word_id, kind) do update set due = excluded.due, stability = excluded.stability,
    difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days, reps = excluded.reps,
    lapses = excluded.lapses, state = excluded.state, last_review = excluded.last_review,
    is_suspended = excluded.is_suspended
  where word_reviews.reps = 0;

  -- Known and ignored words: of the file's own words, and of words that are neither kept nor have a state.
  insert into public.word_states (user_id, lang, lemma, state, batch)
  select distinct on (public.lemma_id(l.lemma)) me, language, l.lemma, l.state, import
  from (
    select case language when 'ru' then w ->> 'ru' else w ->> 'fr' end as lemma, w ->> 'state' as state
    from jsonb_array_elements(words) w where w ->> 'state' is not null
  ) l
  where not exists (
      select from public.user_words o
      where o.user_id = me and o.import_id is distinct from import
        and language = 'ru' and o.ru_lemma_id = public.lemma_id(l.lemma)
    )
    and not exists (
      select from public.user_words o
      where o.user_id = me and o.import_id is distinct from import
        and language = 'fr' and o.fr_lemma_id = public.lemma_id(l.lemma)
    )
  order by public.lemma_id(l.lemma), l.lemma
  on conflict (user_id, lang, lemma_id) do nothing;
  get diagnostics stated = row_count;

  update public.study_days d set words_kept = before.words_kept, words_known = before.words_known,
    kept_that_day = before.kept_that_day, known_that_day = before.known_that_day
  where d.user_id = me and d.day = today;
  update public.word_import_parts p set rows = refused_rows, states_before = states
  where p.user_id = me and p.import_id = import and p.part = part_number;
  update public.word_imports i set
    parts_taken = i.parts_taken + 1,
    rows_taken = i.rows_taken + take_import_part.row_count,
    words_added = i.words_added + added,
    states_added = i.states_added + stated,
    refused = i.refused + jsonb_array_length(refused_rows),
    doubles = i.doubles + (
      select count(*) from jsonb_array_elements(words) w
      where coalesce(w ->> 'ru', '') <> '' and coalesce(w ->> 'fr', '') <> ''
    ) - added,
    status = case when i.parts_taken + 1 >= i.part_count then 'done' else i.status end
  where i.user_id = me and i.id = import;
end
$$;
revoke all on function
  public.pairs_i_have(jsonb),
  public.take_import_part(uuid, integer, jsonb, jsonb, integer)
  from public, anon;
grant execute on function
  public.pairs_i_have(jsonb),
  public.take_import_part(uuid, integer, jsonb, jsonb, integer)
  to authenticated, service_role;
