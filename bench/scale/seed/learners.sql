-- Who the learners are: ten who are measured, with 5,000 words each, and a crowd: of a hundred one has 2,000 words, ten have 300,
-- the others 56. On average 100. What one does in a day is a session; the last was yesterday, the first 300 days ago at most.
create schema bench;
create unlogged table bench.learners as
select place, overlay(overlay(md5('learner ' || place) placing '4' from 13) placing '8' from 17)::uuid as id, words, greatest(least(words / 10, 250), 1) as sessions,
  (sum(words) over (order by place) - words)::bigint as words_before
from (
  select place, case
      when place <= 10 then 5000
      when place % 100 = 0 then 2000
      when place % 10 = 5 then 300
      else 56
    end as words
  from generate_series(1, :learners) as place
) l;
create unique index on bench.learners (place);

-- Ten thousand words, those of the texts first. A learner keeps those with an even number and knows those with an odd one.
create unlogged table bench.vocabulary as
select row_number() over (order by not is_of_text, word) as number, word
from (
  select distinct on (public.lemma_id(word)) word, is_of_text
  from (
    select jsonb_path_query(glossary, '$.entries[*].lookups[0].lemma') #>> '{}', true from public.materials where lang = 'ru'
    union all
    select 'слово' || translate(number::text, '0123456789', 'абвгдежзик'), false from generate_series(1, 10000) number
  ) w (word, is_of_text)
  where word is not null
  order by public.lemma_id(word), is_of_text desc
) w;
create unique index on bench.vocabulary (number);

-- The session in which a learner with so many words meets the word at this place, and how many days ago a session was.
create function bench.session_of(place integer, words integer, sessions integer) returns integer
language sql immutable parallel safe as $$ select (place::bigint * sessions + words - 1) / words $$;
create function bench.days_ago(session integer, sessions integer) returns integer
language sql immutable parallel safe as $$ select 1 + (sessions - session) * 299 / sessions $$;
-- Some minute of the study hours of that day, the same each time it is asked.
create function bench.moment(days_ago integer, seed integer) returns timestamptz
language sql stable parallel safe as $$
  select date_trunc('day', now(), 'UTC') + interval '8 hours' - days_ago * interval '1 day' + seed * interval '2.5 seconds'
$$;
-- How often a word was reviewed: the last tenth of the words is new.
create function bench.reviews_of(place integer, words integer) returns integer
language sql immutable parallel safe as $$
  select case when place > words * 9 / 10 then 0 else (array[1, 1, 2, 2, 2, 2, 3, 3, 4])[place % 9 + 1] end
$$;
-- The session of the review with this number (1, 2 …): 1, 3, 7, 15 sessions after the word was met, in the last one at latest.
create function bench.review_session(met integer, review integer, sessions integer) returns integer
language sql immutable parallel safe as $$ select least(met + (1 << review) - 1, sessions) $$;
-- Memories of cards after so many reviews.
create unlogged table bench.memories as
select reviews, jsonb_build_object(
  'due', now(), 'stability', 2.3 * (reviews + 1) + 0.137, 'difficulty', 5.17, 'scheduled_days', reviews * 3,
  'learning_steps', 0, 'reps', reviews, 'lapses', 0, 'state', case reviews when 0 then 0 else 2 end,
  'last_review', case when reviews > 0 then now() end
) as memory
from generate_series(0, 4) reviews;
