-- Whether this is the first chapter that is published of its book.
create function private.begins_book(id bigint, book_id bigint, chapter_number integer) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.materials earlier
    where earlier.book_id = begins_book.book_id and earlier.is_published
      and (earlier.chapter_number, earlier.id) < (begins_book.chapter_number, begins_book.id)
  )
$$;

-- How many per cent more (or less) would have to be known: a text of which 90 to 98 % are known is in reach.
create function private.distance_to_reach(percent integer) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select greatest(90 - coalesce(percent, -1), coalesce(percent, -1) - 98, 0)
$$;

-- A page of cards. `total` is the number of cards on all pages. Shares of all the texts are counted only where they decide:
-- otherwise those of the page.
--   part     a section; without one, a book is there by its first chapter, or by any whose title is searched
--   status   being-studied, studied, untouched (no mark), or unfinished
--   in_reach 90 to 98 % known, in whole per cents as they are shown
--   sort_by  newest; easiest: most known first; nearest: to what is in reach; start: lowest level, then easiest
create function public.list_texts(
  lang text,
  part text default null,
  of_level text default null,
  in_title text default null,
  status text default null,
  in_reach boolean default false,
  sort_by text default 'newest',
  page integer default 1,
  page_size integer default 10
) returns table (
  id bigint, title text, slug text, summary_fr text, summary_ru text, image text, level text, section text,
  is_being_studied boolean, is_studied boolean, word_counts jsonb, total bigint
)
language sql stable set search_path = '' as $$
  with asked as materialized (
    select list_texts.in_reach or list_texts.sort_by <> 'newest' as by_share,
      least(greatest(list_texts.page_size, 1), 100) as size,
      (greatest(list_texts.page, 1) - 1)::bigint * least(greatest(list_texts.page_size, 1), 100) as start
  ),
  found as materialized (
    select m.id, m.title, m.slug, m.summary_fr, m.summary_ru, m.image, m.level, m.section,
      coalesce(u.is_being_studied, false) as is_being_studied, coalesce(u.is_studied, false) as is_studied
    from public.materials m
    left join public.user_materials u on u.material_id = m.id and u.user_id = (select auth.uid())
    where m.lang = list_texts.lang and m.is_published
      and (list_texts.part is null or m.section = list_texts.part)
      and (list_texts.of_level is null or m.level = list_texts.of_level)
      and (list_texts.in_title is null or m.title ~* ('***=' || list_texts.in_title))
      and (list_texts.part is not null or list_texts.in_title is not null
        or m.book_id is null or private.begins_book(m.id, m.book_id, m.chapter_number))
      and case list_texts.status
        when 'being-studied' then u.is_being_studied
        when 'studied' then u.is_studied
        when 'untouched' then u.material_id is null
        when 'unfinished' then u.is_studied is not true
        else true
      end
  ),
  candidates as materialized (
    select found.* from found
    -- Where levels decide first, only those of the page are counted.
    where list_texts.sort_by <> 'start' or list_texts.in_reach or found.level <= coalesce(
      (select f.level from found f order by f.level offset (select start + size - 1 from asked) limit 1), found.level
    )
    order by found.id desc
    limit (select case when not by_share then size end from asked)
    offset (select case when by_share then 0 else start end from asked)
  ),
  counted as (
    select c.*, t.words, t.known, t.learning, t.known * 100 / nullif(t.words, 0) as percent
    from candidates c left join private.text_words(
      list_texts.lang, (select array_agg(candidates.id) from candidates)
    ) t on t.material_id = c.id
  ),
  reached as (
    select counted.*, count(*) over () as reached from counted
    where not list_texts.in_reach or private.distance_to_reach(counted.percent) = 0
  )
  select r.id, r.title, r.slug, r.summary_fr, r.summary_ru, r.image, r.level, r.section,
    r.is_being_studied, r.is_studied, private.word_counts(r.words, r.known, r.learning),
    case when list_texts.in_reach then r.reached else (select count(*) from found) end
  from reached r, asked
  order by
    case when list_texts.sort_by = 'start' then r.level end,
    case when list_texts.sort_by = 'nearest' then private.distance_to_reach(r.percent) end,
    case when list_texts.sort_by = 'nearest' then r.level end,
    case when list_texts.sort_by in ('start', 'easiest') then coalesce(r.percent, -1) end desc,
    case when list_texts.sort_by <> 'newest' then nullif(r.words, 0) end,
    r.id desc
  limit (select size from asked)
  offset (select case when by_share then start else 0 end from asked)
$$;
revoke all on function
  private.begins_book(bigint, bigint, integer),
  private.distance_to_reach(integer),
  public.list_texts(text, text, text, text, text, boolean, text, integer, integer)
  from public;
grant execute on function
  private.begins_book(bigint, bigint, integer),
  private.distance_to_reach(integer),
  public.list_texts(text, text, text, text, text, boolean, text, integer, integer)
  to anon, authenticated, service_role;
