-- The first page of a learner's words as the dictionary shows it, in one answer: who they are, the words saved last, the texts from which they
-- have words, and how many words there are. Row-level security decides what of it there is (decision 91).
create function public.dictionary_page(page_size integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', public.content_version()::text,
    'profile', (
      select jsonb_build_object(
        'role', p.role, 'is_premium', p.is_premium, 'learning_language', p.learning_language,
        'word_count', p.word_count
      )
      from public.users_profile p where p.id = (select auth.uid())
    ),
    'words', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.id desc), '[]') from (
        select u.id, u.word_ru, u.word_fr, u.word_sentence, u.created_at,
          case when m.id is not null then jsonb_build_object(
            'id', m.id, 'title', m.title, 'slug', m.slug, 'section', m.section, 'lang', m.lang
          ) end as materials
        from (
          select u.* from public.user_words u
          where u.user_id = (select auth.uid())
          order by u.id desc
          limit least(dictionary_page.page_size, 100)
        ) u
        left join public.materials m on m.id = u.material_id
      ) w
    ),
    'texts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by t.place), '[]')
      from public.texts_of_words() with ordinality as t (id, title, place)
    )
  )
$$;
revoke all on function public.dictionary_page(integer) from public, anon;
grant execute on function public.dictionary_page(integer) to authenticated, service_role;
