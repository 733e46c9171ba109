-- A word that the learner has changed belongs to them, and to no import any more.
create function private.leave_import() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.import_id = null;
  return new;
end
$$;
revoke all on function private.leave_import() from public;
create trigger leave_import before update of word_ru, word_fr, word_sentence on public.user_words
  for each row when (
    old.import_id is not null
    and (old.word_ru, old.word_fr, old.word_sentence) is distinct from (new.word_ru, new.word_fr, new.word_sentence)
  )
  execute function private.leave_import();

-- How many words would go with an import that is taken back: those that were neither changed nor reviewed since.
create function public.count_untouched_words(import uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.user_words w
  where w.user_id = (select auth.uid()) and w.import_id = import
    and not exists (select from public.review_log l where l.user_id = w.user_id and l.word_id = w.id)
$$;
revoke all on function public.count_untouched_words(uuid) from public, anon;
grant execute on function public.count_untouched_words(uuid) to authenticated, service_role;

-- Takes an import back, as far as it came: its states go, and its words with the memory of their cards. Words that were there
-- before, or with which the learner has worked since, stay as they are. What was said of words comes back where nothing else
-- was said since, and the day counts as if nothing had come.
create function public.undo_import(import uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  me uuid := auth.uid();
  today date := public.my_day();
  before public.study_days;
begin
  perform private.take_my_turn();
  perform from public.word_imports i
  where i.user_id = me and i.id = import and i.status in ('running', 'done')
  for update;
  if not found then return; end if;
  insert into public.study_days (user_id, day) values (me, today) on conflict do nothing;
  select * into before from public.study_days d where d.user_id = me and d.day = today for update;

  delete from public.user_words w where w.user_id = me and w.import_id = import
    and not exists (select from public.review_log l where l.user_id = w.user_id and l.word_id = w.id);
  update public.user_words w set import_id = null where w.user_id = me and w.import_id = import;
  delete from public.word_states s where s.user_id = me and s.batch = import;
  insert into public.word_states (user_id, lang, lemma, state, batch)
  select me, s ->> 'lang', s ->> 'lemma', s ->> 'state', (s ->> 'batch')::uuid
  from public.word_import_parts p cross join jsonb_array_elements(p.states_before) s
  where p.user_id = me and p.import_id = import
    and not exists (
      select from public.user_words w
      where w.user_id = me and s ->> 'lang' = 'ru' and w.ru_lemma_id = public.lemma_id(s ->> 'lemma')
    )
    and not exists (
      select from public.user_words w
      where w.user_id = me and s ->> 'lang' = 'fr' and w.fr_lemma_id = public.lemma_id(s ->> 'lemma')
    )
  on conflict (user_id, lang, lemma_id) do nothing;
  delete from public.word_import_parts p where p.user_id = me and p.import_id = import;
  update public.study_days d set words_kept = before.words_kept, words_known = before.words_known,
    kept_that_day = before.kept_that_day, known_that_day = before.known_that_day
  where d.user_id = me and d.day = today;
  update public.word_imports i set status = 'undone' where i.user_id = me and i.id = import;
end
$$;
revoke all on function public.undo_import(uuid) from public, anon;
grant execute on function public.undo_import(uuid) to authenticated, service_role;
