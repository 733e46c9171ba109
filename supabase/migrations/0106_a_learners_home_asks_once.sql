-- The home of a learner in one answer: its facts (0078), what to read next (0077, or what is nearest to what is in reach), and the newest
-- posts. Row-level security decides what of it there is.
create function public.home_page(learnt_lang text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  facts constant jsonb := public.home_facts(learnt_lang);
  place constant bigint := facts #>> '{place,id}';
  next_one jsonb;
  news jsonb;
begin
  if place is null then
    select to_jsonb(t) into next_one
    from public.list_texts(learnt_lang, status => 'unfinished', sort_by => 'nearest', page_size => 1) t;
  else
    select to_jsonb(t) into next_one from public.next_text(place) t;
  end if;

  select coalesce(jsonb_agg(to_jsonb(n) order by n.published_at desc, n.id desc), '[]') into news from (
    select p.id, p.slug, p.title, p.lang, p.published_at from public.posts p
    where p.lang = learnt_lang and p.is_published
    order by p.published_at desc, p.id desc
    limit 3
  ) n;

  return facts || jsonb_build_object('next', next_one, 'news', news);
end
$$;
revoke all on function public.home_page(text) from public, anon;
grant execute on function public.home_page(text) to authenticated, service_role;
