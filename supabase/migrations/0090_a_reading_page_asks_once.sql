-- What of a text's page is its reader's own, in one answer: who they are, what they know, keep, have read and answered. Row-level
-- security decides what of it there is; of a session that has ended nothing, and no profile. The version of the content says
-- which kept page it belongs to (decision 91).
create function public.reading_page(material_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', public.content_version()::text,
    'profile', (
      select jsonb_build_object(
        'role', p.role, 'is_premium', p.is_premium, 'learning_language', p.learning_language
      )
      from public.users_profile p where p.id = (select auth.uid())
    ),
    -- As `states_of_text`, with what was said in one scan.
    'states', (
      select jsonb_build_object(
        'known', coalesce(said.known, ''), 'ignored', coalesce(said.ignored, ''), 'kept', array_to_string(
          case m.lang
            when 'ru' then array(
              select distinct w.ru_lemma_id from public.user_words w
              where w.user_id = (select auth.uid()) and w.ru_lemma_id = any (m.lemma_ids)
            )
            else array(
              select distinct w.fr_lemma_id from public.user_words w
              where w.user_id = (select auth.uid()) and w.fr_lemma_id = any (m.lemma_ids)
            )
          end,
          ' '
        )
      )
      from public.materials m
      cross join lateral (
        select
          string_agg(s.lemma_id::text, ' ' order by s.lemma_id) filter (where s.state = 'known') as known,
          string_agg(s.lemma_id::text, ' ' order by s.lemma_id) filter (where s.state = 'ignored') as ignored
        from public.word_states s
        where s.user_id = (select auth.uid()) and s.lang = m.lang and s.lemma_id = any (m.lemma_ids)
      ) said
      where m.id = reading_page.material_id
    ),
    -- A text with more of them has a link to the dictionary, where they are in pages.
    'saved_words', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]') from (
        select u.id, u.word_ru, u.word_fr, u.word_sentence, u.ru_lemma_id, u.fr_lemma_id
        from public.user_words u
        where u.user_id = (select auth.uid()) and u.material_id = reading_page.material_id
        order by u.id desc
        limit 100
      ) w
    ),
    'studying', (
      select jsonb_build_object('is_being_studied', m.is_being_studied, 'is_studied', m.is_studied)
      from public.user_materials m
      where m.user_id = (select auth.uid()) and m.material_id = reading_page.material_id
    ),
    'place', (
      select r.word from public.reading_places r
      where r.user_id = (select auth.uid()) and r.material_id = reading_page.material_id
    ),
    'results', (
      select coalesce(
        jsonb_agg(jsonb_build_object('h5p_id', r.h5p_id, 'score', r.score, 'max_score', r.max_score)),
        '[]'
      )
      from public.h5p h
      join public.activity_results r on r.h5p_id = h.id and r.user_id = (select auth.uid())
      where h.material_id = reading_page.material_id and h.type = 'materials' and h.is_published
    )
  )
$$;
revoke all on function public.reading_page(bigint) from public, anon;
grant execute on function public.reading_page(bigint) to authenticated, service_role;
