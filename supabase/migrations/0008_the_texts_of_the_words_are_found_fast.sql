-- The texts from which the caller has words, by title. Each step leaps over all words of one text in the index
-- (user_id, material_id, id), so the cost grows with the texts and not with the words.
create function public.texts_of_words() returns table (id bigint, title text)
language sql stable set search_path = '' as $$
  with recursive texts (id) as (
    (
      select w.material_id from public.user_words w
      where w.user_id = (select auth.uid()) and w.material_id is not null
      order by w.material_id limit 1
    )
    union all
    select (
      select w.material_id from public.user_words w
      where w.user_id = (select auth.uid()) and w.material_id > t.id
      order by w.material_id limit 1
    )
    from texts t where t.id is not null
  )
  select m.id, m.title from texts t join public.materials m on m.id = t.id order by m.title, m.id
$$;
revoke all on function public.texts_of_words() from public;
grant execute on function public.texts_of_words() to authenticated, service_role;
