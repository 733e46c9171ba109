-- What to read after a text: the next chapter of its book; else, for a learner with words, a text that they have not
-- finished: first what is not beyond them (a level that they have finished a text of, or 90 % known), then the same section,
-- then the share nearest to what is in reach. Without words: the next of the section by level, then other sections.
-- The nearest four of each kind stand for all, so that it costs the same on a site with thousands of texts.
create function public.next_text(after bigint) returns table (
  id bigint, title text, slug text, summary_fr text, summary_ru text, image text, level text, section text,
  is_being_studied boolean, is_studied boolean, word_counts jsonb
)
language sql stable set search_path = '' as $$
  with this as materialized (
    select m.id, m.lang, m.section, m.level, m.book_id, m.chapter_number, greatest(m.level, (
      select max(f.level) from public.user_materials u join public.materials f on f.id = u.material_id
      where u.user_id = (select auth.uid()) and u.is_studied and f.lang = m.lang
    )) as highest
    from public.materials m where m.id = next_text.after
  ),
  chapter as materialized (
    select m.id from this join public.materials m on m.book_id = this.book_id
    where m.is_published and (m.chapter_number, m.id) > (this.chapter_number, this.id)
    order by m.chapter_number, m.id
    limit 1
  ),
  others as (
    select m.id, m.level > this.highest as is_above, m.section <> this.section as is_elsewhere,
      case when m.section = this.section then (m.level, m.id) < (this.level, this.id)
        else m.level < this.level end as is_easier,
      abs(strpos('A1A2B1B2C1C2', m.level) - strpos('A1A2B1B2C1C2', this.level)) as steps
    from this
    join public.materials m on m.lang = this.lang and m.is_published and m.id <> this.id
    left join public.user_materials u on u.material_id = m.id and u.user_id = (select auth.uid())
    where not exists (select from chapter) and u.is_studied is not true
      and (m.book_id is null or (
        m.book_id is distinct from this.book_id and private.begins_book(m.id, m.book_id, m.chapter_number)
      ))
  ),
  ranked as (
    select others.*,
      row_number() over (partition by is_elsewhere, is_easier order by steps, others.id) as place
    from others
  ),
  candidates as materialized (
    select ranked.id, is_above, is_elsewhere, is_easier, steps from ranked
    -- Without words the order within a kind decides.
    where place <= case when (select private.has_words()) then 4 else 1 end
    union all
    select chapter.id, false, false, false, 0 from chapter
  )
  select m.id, m.title, m.slug, m.summary_fr, m.summary_ru, m.image, m.level, m.section,
    coalesce(u.is_being_studied, false), coalesce(u.is_studied, false),
    private.word_counts(t.words, t.known, t.learning)
  from candidates c
  join public.materials m on m.id = c.id
  left join public.user_materials u on u.material_id = c.id and u.user_id = (select auth.uid())
  left join private.text_words(
    (select this.lang from this), (select array_agg(candidates.id) from candidates)
  ) t on t.material_id = c.id
  order by
    t.known is not null and c.is_above and t.known * 10 < t.words * 9,
    t.known is not null and c.is_elsewhere,
    case when t.known is not null then private.distance_to_reach(t.known * 100 / nullif(t.words, 0)) else 0 end,
    t.known is not null and t.known * 100 > t.words * 98,
    c.is_easier, c.is_elsewhere, c.steps, c.id
  limit 1
$$;
revoke all on function public.next_text(bigint) from public;
grant execute on function public.next_text(bigint) to anon, authenticated, service_role;
