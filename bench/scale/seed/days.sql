-- What triggers count as it happens, counted from the rows.
insert into public.study_days (
  user_id, day, seconds_read, words_kept, words_known, kept_that_day, known_that_day,
  reviews, recalled, asked, seconds_reviewed, due_asked, words_begun, created_at, updated_at
)
select user_id, day, 600, sum(kept), sum(known), sum(kept), sum(known),
  sum(reviews), sum(recalled), sum(asked), 4 * sum(reviews), sum(asked), sum(begun),
  day + interval '8 hours', day + interval '19 hours'
from (
  select user_id, (created_at at time zone 'UTC')::date as day,
    count(*) as kept, 0 as known, 0 as reviews, 0 as recalled, 0 as asked, 0 as begun
  from public.user_words group by 1, 2
  union all
  select user_id, (created_at at time zone 'UTC')::date, 0, count(*) filter (where state = 'known'), 0, 0, 0, 0
  from public.word_states group by 1, 2
  union all
  select user_id, (reviewed_at at time zone 'UTC')::date, 0, 0, count(*), count(*) filter (where predicted is not null and grade > 1),
    count(*) filter (where predicted is not null), count(*) filter (where predicted is null)
  from public.review_log group by 1, 2
) done
group by user_id, day
order by day, user_id;
