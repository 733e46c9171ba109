-- As in 0090, in the same one question. A statement over all tables at once had sixty plans for their policies, most of which were
-- set up for nothing; and before version 18 Postgres makes the plan of a function in SQL anew with each call.
create or replace function public.reading_page(material_id bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  profile jsonb;
  text_lang text;
  lemmas bigint[];
  kept bigint[];
  states jsonb;
  saved_words jsonb;
  studying jsonb;
  place integer;
  results jsonb := '[]';
begin
  select jsonb_build_object(
    'role', p.role, 'is_premium', p.is_premium, 'learning_language', p.learning_language
  ) into profile
  from public.users_profile p where p.id = me;

  select m.lang, m.lemma_ids into text_lang, lemmas
  from public.materials m where m.id = reading_page.material_id;

  if found then
    -- As `states_of_text`, with what was said in one scan.
    if text_lang = 'ru' then
      kept := array(
        select distinct w.ru_lemma_id from public.user_words w
        where w.user_id = me and w.ru_lemma_id = any (lemmas)
      );
    else
      kept := array(
        select distinct w.fr_lemma_id from public.user_words w
        where w.user_id = me and w.fr_lemma_id = any (lemmas)
      );
    end if;
    select jsonb_build_object(
      'known', coalesce(
        string_agg(s.lemma_id::text, ' ' order by s.lemma_id) filter (where s.state = 'known'), ''
      ),
      'ignored', coalesce(
        string_agg(s.lemma_id::text, ' ' order by s.lemma_id) filter (where s.state = 'ignored'), ''
      ),
      'kept', array_to_string(kept, ' ')
    ) into states
    from public.word_states s
    where s.user_id = me and s.lang = text_lang and s.lemma_id = any (lemmas);
  end if;

  -- A text with more of them has a link to the dictionary, where they are in pages.
  select coalesce(jsonb_agg(to_jsonb(w)), '[]') into saved_words from (
    select u.id, u.word_ru, u.word_fr, u.word_sentence, u.ru_lemma_id, u.fr_lemma_id
    from public.user_words u
    where u.user_id = me and u.material_id = reading_page.material_id
    order by u.id desc
    limit 100
  ) w;

  select jsonb_build_object('is_being_studied', m.is_being_studied, 'is_studied', m.is_studied) into studying
  from public.user_materials m where m.user_id = me and m.material_id = reading_page.material_id;

  select r.word into place
  from public.reading_places r where r.user_id = me and r.material_id = reading_page.material_id;

  -- Which activities may be seen is dear to find out.
  if exists (select from public.activity_results r where r.user_id = me) then
    select coalesce(
      jsonb_agg(jsonb_build_object('h5p_id', r.h5p_id, 'score', r.score, 'max_score', r.max_score)), '[]'
    ) into results
    from public.h5p h
    join public.activity_results r on r.h5p_id = h.id and r.user_id = me
    where h.material_id = reading_page.material_id and h.type = 'materials' and h.is_published;
  end if;

  return jsonb_build_object(
    'version', public.content_version()::text,
    'profile', profile,
    'states', states,
    'saved_words', saved_words,
    'studying', studying,
    'place', place,
    'results', results
  );
end
$$;
