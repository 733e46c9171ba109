-- What of the first page of a section's texts is the learner's own, in one answer: who they are, and of each text how much of
-- it they know and whether they study it. Row-level security decides what of it there is (decision 91).
--
-- It counts as `text_words` does, with the lemmas of the texts that it has found. plpgsql keeps the plans.
create function public.section_page(part text, page_size integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  profile record;
  texts jsonb;
begin
  select p.role, p.is_premium, p.learning_language into profile from public.users_profile p where p.id = me;
  if not found then
    return jsonb_build_object('version', public.content_version()::text, 'profile', null);
  end if;

  with shown as materialized (
    select m.id, m.words_to_know from public.materials m
    where m.lang = profile.learning_language and m.section = part and m.is_published
    order by m.id desc
    limit least(greatest(page_size, 1), 100)
  ),
  lemmas as materialized (
    select s.id as text, lemma.id from shown s, unnest(s.words_to_know) as lemma (id)
  ),
  sorted as materialized (select array(select distinct l.id from lemmas l order by l.id) as ids),
  said as (
    select s.lemma_id as id, true as is_known from public.word_states s
    where s.user_id = me and s.lang = profile.learning_language
      and s.lemma_id = any ((select ids from sorted)::bigint[])
    union all
    select w.ru_lemma_id, false from public.user_words w
    where w.user_id = me and profile.learning_language = 'ru' and w.ru_lemma_id = any ((select ids from sorted)::bigint[])
    union all
    select w.fr_lemma_id, false from public.user_words w
    where w.user_id = me and profile.learning_language = 'fr' and w.fr_lemma_id = any ((select ids from sorted)::bigint[])
  ),
  states as (select said.id, bool_or(said.is_known) as is_known from said group by said.id),
  counted as materialized (
    select l.text, count(*) filter (where s.is_known) as known, count(*) filter (where not s.is_known) as learning
    from lemmas l join states s on s.id = l.id
    group by l.text
  ),
  -- Without a word of their own, every text would be new to the last one.
  learner as materialized (select exists (select from counted) or private.has_words() as has_words)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id,
    'word_counts', case when s.words_to_know <> '{}' then jsonb_build_object(
      'words', cardinality(s.words_to_know),
      'known', case when learner.has_words then coalesce(c.known, 0) end,
      'learning', case when learner.has_words then coalesce(c.learning, 0) end
    ) end,
    'is_being_studied', coalesce(u.is_being_studied, false),
    'is_studied', coalesce(u.is_studied, false)
  ) order by s.id desc), '[]') into texts
  from learner, shown s
  left join counted c on c.text = s.id
  left join public.user_materials u on u.user_id = me and u.material_id = s.id;

  return jsonb_build_object(
    'version', public.content_version()::text, 'profile', to_jsonb(profile), 'texts', texts
  );
end
$$;

-- The same of the page of all sections, of which one text is the learner's own: where they start, if they have not read all.
create function public.sections_page() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  profile record;
  texts jsonb;
begin
  select p.role, p.is_premium, p.learning_language into profile
  from public.users_profile p where p.id = (select auth.uid());
  if not found then
    return jsonb_build_object('version', public.content_version()::text, 'profile', null);
  end if;

  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'word_counts', t.word_counts, 'is_being_studied', t.is_being_studied, 'is_studied', t.is_studied
  )), '[]') into texts
  from public.list_texts(profile.learning_language, status => 'unfinished', sort_by => 'start', page_size => 1) t;

  return jsonb_build_object(
    'version', public.content_version()::text, 'profile', to_jsonb(profile), 'texts', texts
  );
end
$$;
revoke all on function public.section_page(text, integer), public.sections_page() from public, anon;
grant execute on function public.section_page(text, integer), public.sections_page() to authenticated, service_role;
