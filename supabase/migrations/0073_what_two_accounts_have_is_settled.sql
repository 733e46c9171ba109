-- A word that both accounts have is one word. It keeps the row of the lasting account, with the sentence of whichever was
-- kept first. Of two cards of a kind the one that was reviewed stays, of two such the one whose word was kept first, and
-- its reviews with it; those of the other stay in the log, as those of a word that was removed do. Gives their number.
create function private.merge_doubles(guest uuid, keeper uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  pairs jsonb;
  cards jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('own', o.id, 'theirs', g.id)), '[]') into pairs
  from public.user_words g
  join public.user_words o on o.user_id = keeper and o.word_ru = g.word_ru and o.word_fr = g.word_fr
  where g.user_id = guest;

  -- The cards of the anonymous account that stay.
  select coalesce(jsonb_agg(jsonb_build_object('own', p.own, 'theirs', p.theirs, 'kind', t.kind)), '[]') into cards
  from jsonb_to_recordset(pairs) as p(own bigint, theirs bigint)
  join public.user_words g on g.user_id = guest and g.id = p.theirs
  join public.user_words o on o.user_id = keeper and o.id = p.own
  join public.word_reviews t on t.user_id = guest and t.word_id = p.theirs
  left join public.word_reviews c on c.user_id = keeper and c.word_id = p.own and c.kind = t.kind
  where c.id is null or (t.reps > 0, g.created_at < o.created_at) > (c.reps > 0, g.created_at >= o.created_at);

  delete from public.word_reviews c using jsonb_to_recordset(cards) as s(own bigint, kind text)
  where c.user_id = keeper and c.word_id = s.own and c.kind = s.kind;
  update public.review_log l set word_id = s.theirs
  from jsonb_to_recordset(cards) as s(own bigint, theirs bigint, kind text)
  where l.user_id = keeper and l.word_id = s.own and l.kind = s.kind;
  update public.review_log l set word_id = s.own
  from jsonb_to_recordset(cards) as s(own bigint, theirs bigint, kind text)
  where l.user_id = guest and l.word_id = s.theirs and l.kind = s.kind;
  update public.word_reviews t set user_id = keeper, word_id = s.own
  from jsonb_to_recordset(cards) as s(own bigint, theirs bigint, kind text)
  where t.user_id = guest and t.word_id = s.theirs and t.kind = s.kind;

  -- It was kept once: the day of the anonymous account does not count. Words of an import (0080) were not counted there.
  insert into public.study_days (user_id, day, words_kept, kept_that_day)
  select guest, private.day_of(guest, g.created_at), -count(*), -count(*)
  from jsonb_to_recordset(pairs) as p(theirs bigint)
  join public.user_words g on g.user_id = guest and g.id = p.theirs
  where g.import_id is null
  group by 2
  on conflict (user_id, day) do update set
    words_kept = study_days.words_kept + excluded.words_kept,
    kept_that_day = study_days.kept_that_day + excluded.kept_that_day;

  update public.user_words o set
    created_at = g.created_at,
    material_id = case when g.word_sentence is null then o.material_id else g.material_id end,
    word_sentence = coalesce(g.word_sentence, o.word_sentence),
    sentence_form = case when g.word_sentence is null then o.sentence_form else g.sentence_form end,
    sentence_at = case when g.word_sentence is null then o.sentence_at else g.sentence_at end
  from jsonb_to_recordset(pairs) as p(own bigint, theirs bigint)
  join public.user_words g on g.user_id = guest and g.id = p.theirs
  where o.user_id = keeper and o.id = p.own and g.created_at < o.created_at;

  return jsonb_array_length(pairs);
end
$$;

-- What both accounts say of the same thing, before the rows go over: what was said last of a word, and the place where
-- was read last; the further status of a text or a lesson.
create function private.settle_differences(guest uuid, keeper uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.study_days (user_id, day, words_known, known_that_day)
  select guest, private.day_of(guest, g.created_at), -count(*), -count(*)
  from public.word_states g
  join public.word_states o on o.user_id = keeper and o.lang = g.lang and o.lemma_id = g.lemma_id
  where g.user_id = guest and g.state = 'known'
    and not exists (select from public.word_imports i where i.user_id = guest and i.id = g.batch)
  group by 2
  on conflict (user_id, day) do update set
    words_known = study_days.words_known + excluded.words_known,
    known_that_day = study_days.known_that_day + excluded.known_that_day;
  update public.word_states o set state = g.state, batch = g.batch, updated_at = g.updated_at
  from public.word_states g
  where g.user_id = guest and o.user_id = keeper and o.lang = g.lang and o.lemma_id = g.lemma_id
    and g.updated_at > o.updated_at and g.state <> o.state;

  update public.reading_places o set word = g.word, updated_at = g.updated_at
  from public.reading_places g
  where g.user_id = guest and o.user_id = keeper and o.material_id = g.material_id
    and g.updated_at > o.updated_at;

  update public.user_materials o
  set is_being_studied = g.is_being_studied, is_studied = g.is_studied, updated_at = g.updated_at
  from public.user_materials g
  where g.user_id = guest and o.user_id = keeper and o.material_id = g.material_id
    and (g.is_studied, g.is_being_studied) > (o.is_studied, o.is_being_studied);

  update public.user_lessons o set is_studied = true, updated_at = g.updated_at
  from public.user_lessons g
  where g.user_id = guest and o.user_id = keeper and o.lesson_id = g.lesson_id
    and g.is_studied and not o.is_studied;
end
$$;

create function private.add_up_days(guest uuid, keeper uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.study_days o set
    seconds_read = least(o.seconds_read + g.seconds_read, 86400),
    words_kept = o.words_kept + g.words_kept,
    words_known = o.words_known + g.words_known,
    kept_that_day = greatest(o.kept_that_day + g.kept_that_day, 0),
    known_that_day = greatest(o.known_that_day + g.known_that_day, 0),
    reviews = o.reviews + g.reviews,
    recalled = o.recalled + g.recalled,
    asked = o.asked + g.asked,
    due_asked = o.due_asked + g.due_asked,
    seconds_reviewed = o.seconds_reviewed + g.seconds_reviewed,
    words_begun = o.words_begun + g.words_begun,
    updated_at = greatest(o.updated_at, g.updated_at)
  from public.study_days g
  where g.user_id = guest and o.user_id = keeper and o.day = g.day
$$;

revoke all on function
  private.merge_doubles(uuid, uuid),
  private.settle_differences(uuid, uuid),
  private.add_up_days(uuid, uuid)
  from public, anon, authenticated;
