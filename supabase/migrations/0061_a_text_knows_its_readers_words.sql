-- The distinct lemmas of a text, each form by its likeliest meaning; proper names are no words to learn.
create function private.words_to_know(glossary jsonb) returns bigint[]
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct lemma_id::bigint), '{}')
  from jsonb_path_query(glossary, '$.entries[*].lookups[0] ? (!(@.pos == "name")).lemmaId') as lemma_id
  where jsonb_typeof(lemma_id) = 'number'
$$;
revoke all on function private.words_to_know(jsonb) from public;
grant execute on function private.words_to_know(jsonb) to authenticated, service_role;
alter table public.materials add column words_to_know bigint[] not null
  generated always as (coalesce(private.words_to_know(glossary), '{}')) stored;

-- What a learner has said of the lemmas of a text, and which of them they have kept. Each set is read from an index by the
-- lemmas of the text, so that the answer costs the same with 500 words and with 50,000.
create function public.states_of_text(material_id bigint)
returns table (known bigint[], ignored bigint[], kept bigint[])
language sql stable set search_path = '' as $$
  select
    array(
      select s.lemma_id from public.word_states s
      where s.user_id = (select auth.uid()) and s.lang = m.lang
        and s.lemma_id = any (m.lemma_ids) and s.state = 'known'
    ),
    array(
      select s.lemma_id from public.word_states s
      where s.user_id = (select auth.uid()) and s.lang = m.lang
        and s.lemma_id = any (m.lemma_ids) and s.state = 'ignored'
    ),
    case m.lang
      when 'ru' then array(
        select distinct w.ru_lemma_id from public.user_words w
        where w.user_id = (select auth.uid()) and w.ru_lemma_id = any (m.lemma_ids)
      )
      else array(
        select distinct w.fr_lemma_id from public.user_words w
        where w.user_id = (select auth.uid()) and w.fr_lemma_id = any (m.lemma_ids)
      )
    end
  from public.materials m
  where m.id = states_of_text.material_id
$$;
drop function public.saved_lemma_ids(bigint);

-- From now on the caller knows the words of a text that they said nothing of, did not keep and did not touch. Deleting the
-- rows of the batch takes it back.
create function public.know_untouched_words(material_id bigint, touched bigint[], batch uuid)
returns bigint[]
language sql volatile strict set search_path = '' as $$
  with untouched as (
    select distinct on (lemma_id) m.lang, entry #>> '{lookups,0,lemma}' as lemma, lemma_id
    from public.materials m,
      jsonb_array_elements(m.glossary -> 'entries') as entry,
      cast(entry #>> '{lookups,0,lemmaId}' as bigint) as lemma_id
    where m.id = know_untouched_words.material_id
      and lemma_id = any (m.words_to_know)
      and lemma_id not in (select unnest(know_untouched_words.touched))
      and entry #>> '{lookups,0,pos}' is distinct from 'name'
  ), known as (
    insert into public.word_states (lang, lemma, state, batch)
    select u.lang, u.lemma, 'known', know_untouched_words.batch from untouched u
    where not (u.lang = 'ru' and exists (
      select from public.user_words w
      where w.user_id = (select auth.uid()) and w.ru_lemma_id = u.lemma_id
    )) and not (u.lang = 'fr' and exists (
      select from public.user_words w
      where w.user_id = (select auth.uid()) and w.fr_lemma_id = u.lemma_id
    ))
    on conflict (user_id, lang, lemma_id) do nothing
    returning lemma_id
  )
  select coalesce(array_agg(k.lemma_id), '{}') from known k
$$;
revoke all on function
  public.states_of_text(bigint),
  public.know_untouched_words(bigint, bigint[], uuid)
  from public, anon;
grant execute on function
  public.states_of_text(bigint),
  public.know_untouched_words(bigint, bigint[], uuid)
  to authenticated, service_role;
