-- The kinds of changes that a device keeps while it has no network. Each does what it says as of the time at which it was
-- made, or returns `outdated` where something later stands, or `same` where it is so already.
create function private.keep_word_then(what jsonb) returns text
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.user_words (word_ru, word_fr, word_sentence, sentence_form, sentence_at, material_id)
  values (
    what ->> 'word_ru', what ->> 'word_fr', what ->> 'word_sentence', what ->> 'sentence_form',
    (what ->> 'sentence_at')::smallint, (what ->> 'material_id')::bigint
  );
  return 'done';
exception when unique_violation then
  return 'same';
end
$$;

-- A word that was reviewed later on another device stays.
create function private.remove_word_then(word bigint) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if exists (
    select from public.review_log l
    where l.user_id = auth.uid() and l.word_id = word and l.reviewed_at > private.made_at()
  ) then
    return 'outdated';
  end if;
  delete from public.user_words w where w.user_id = auth.uid() and w.id = word;
  return case when found then 'done' else 'same' end;
end
$$;

create function private.set_word_state_then(lang text, lemma text, state text) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if private.lemma_changed_at(lang, public.lemma_id(lemma)) > private.made_at() then
    return 'outdated';
  end if;
  perform public.set_word_state(lang, lemma, state);
  return 'done';
end
$$;

-- The time that was spent counts in any case.
create function private.keep_reading_place_then(material bigint, word integer, seconds integer) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if not exists (
    select from public.reading_places p
    where p.user_id = auth.uid() and p.material_id = material and p.updated_at > private.made_at()
  ) then
    perform public.keep_reading_place(material, word, seconds);
    return 'done';
  end if;
  perform public.count_reading(seconds) where seconds > 0;
  return 'outdated';
end
$$;

create function private.study_then(material bigint, study text) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if study is null or study not in ('start', 'stop', 'finish', 'study-again') then
    raise exception 'A text is not marked so: %', study using errcode = '22023';
  end if;
  if private.text_marked_at(material) > private.made_at() then
    return 'outdated';
  end if;
  if study = 'stop' then
    delete from public.user_materials m
    where m.user_id = auth.uid() and m.material_id = material and m.is_being_studied;
    return 'done';
  end if;
  insert into public.user_materials (material_id, is_being_studied, is_studied)
  values (material, study <> 'finish', study = 'finish')
  on conflict (user_id, material_id)
  do update set is_being_studied = excluded.is_being_studied, is_studied = excluded.is_studied;
  return 'done';
end
$$;

create function private.study_lesson_then(lesson bigint) returns text
language sql volatile set search_path = '' as $$
  insert into public.user_lessons (lesson_id, is_studied) values (lesson, true)
  on conflict (user_id, lesson_id) do update set is_studied = true
  returning 'done'
$$;

-- Takes one change of a device, once: sent again, it changes nothing and has the same answer. What the tables refuse is an
-- error, and nothing is logged.
create function public.take_change(change_id uuid, made_at timestamptz, kind text, what jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- A clock that is wrong neither wins over what comes after it nor reaches back further than a month.
  believed constant timestamptz := least(greatest(take_change.made_at, now() - interval '30 days'), now());
  known text;
begin
  perform private.take_my_turn();
  select c.outcome into known from public.device_changes c
  where c.user_id = auth.uid() and c.id = change_id;
  if known is not null then
    return known;
  end if;

  perform set_config('slovo.made_at', believed::text, true);
  known := case take_change.kind
    when 'keep' then private.keep_word_then(what)
    when 'remove' then private.remove_word_then((what ->> 'word')::bigint)
    when 'state' then private.set_word_state_then(what ->> 'lang', what ->> 'lemma', what ->> 'state')
    when 'place' then private.keep_reading_place_then(
      (what ->> 'material')::bigint, (what ->> 'word')::integer, coalesce((what ->> 'seconds')::integer, 0))
    when 'study' then private.study_then((what ->> 'material')::bigint, what ->> 'study')
    when 'lesson' then private.study_lesson_then((what ->> 'lesson')::bigint)
  end;
  perform set_config('slovo.made_at', '', true);

  insert into public.device_changes (id, kind, what, made_at, outcome)
  values (change_id, take_change.kind, what, believed, known);
  return known;
end
$$;

revoke all on function
  private.keep_word_then(jsonb),
  private.remove_word_then(bigint),
  private.set_word_state_then(text, text, text),
  private.keep_reading_place_then(bigint, integer, integer),
  private.study_then(bigint, text),
  private.study_lesson_then(bigint),
  public.take_change(uuid, timestamptz, text, jsonb)
  from public, anon;
grant execute on function
  private.keep_word_then(jsonb),
  private.remove_word_then(bigint),
  private.set_word_state_then(text, text, text),
  private.keep_reading_place_then(bigint, integer, integer),
  private.study_then(bigint, text),
  private.study_lesson_then(bigint),
  public.take_change(uuid, timestamptz, text, jsonb)
  to authenticated, service_role;
