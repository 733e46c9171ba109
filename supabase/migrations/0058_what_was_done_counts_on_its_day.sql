-- What a learner did on a day. Kept as it happens: no page counts 50,000 words.
create table public.study_days (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  day date not null,
  seconds_read integer not null default 0 check (seconds_read between 0 and 86400),
  words_kept integer not null default 0,
  words_known integer not null default 0,
  -- Of the words kept and known on this day, those that no file brought and that were not taken back on it: they make the
  -- day one of work and count for its goal. A word of an earlier day that is removed takes nothing from this one.
  kept_that_day integer not null default 0,
  known_that_day integer not null default 0,
  reviews integer not null default 0 check (reviews >= 0),
  -- Of the reviews of words that were not new, those remembered and those asked.
  recalled integer not null default 0 check (recalled >= 0),
  asked integer not null default 0 check (asked >= 0),
  seconds_reviewed integer not null default 0 check (seconds_reviewed >= 0),
  -- Cards asked out of the queue of what is due (0067): a day has so many of them, and no more.
  due_asked integer not null default 0 check (due_asked >= 0),
  -- Words asked for the first time: a day has so many of them, and no more.
  words_begun integer not null default 0 check (words_begun >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);
create trigger touch before update on public.study_days
  for each row execute function private.touch();

select private.own_rows_only('study_days');

-- Words kept and words known are counted on the day, up and down: what is taken back was not done.
create function private.count_words_of_day(
  learner uuid, kept bigint, known bigint, kept_of_day bigint, known_of_day bigint
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.study_days (user_id, day, words_kept, words_known, kept_that_day, known_that_day)
  select learner, private.day_of(learner, now()), kept, known, greatest(kept_of_day, 0), greatest(known_of_day, 0)
  where exists (select from auth.users u where u.id = learner)
  on conflict (user_id, day) do update set
    words_kept = study_days.words_kept + excluded.words_kept,
    words_known = study_days.words_known + excluded.words_known,
    kept_that_day = greatest(study_days.kept_that_day + kept_of_day, 0),
    known_that_day = greatest(study_days.known_that_day + known_of_day, 0)
$$;

create function private.count_kept_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- With which import a word came is in 0080.
  if tg_op = 'INSERT' then
    perform private.count_words_of_day(w.user_id, count(*), 0, count(*) filter (where w.import_id is null), 0)
    from after_words w group by w.user_id;
  else
    perform private.count_words_of_day(
      w.user_id, -count(*), 0,
      -count(*) filter (
        where w.import_id is null and w.created_at > now() - interval '26 hours'
          and private.day_of(w.user_id, w.created_at) = private.day_of(w.user_id, now())
      ), 0
    )
    from before_words w group by w.user_id;
  end if;
  return null;
end
$$;
create trigger count_kept_words after insert on public.user_words
  referencing new table as after_words
  for each statement execute function private.count_kept_words();
create trigger count_removed_words after delete on public.user_words
  referencing old table as before_words
  for each statement execute function private.count_kept_words();

create function private.count_known_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_words_of_day(s.user_id, 0, count(*), 0, count(*))
    from after_states s where s.state = 'known' group by s.user_id;
  elsif tg_op = 'UPDATE' then
    -- What was known and is said once more is not known anew.
    perform private.count_words_of_day(s.user_id, 0, count(*), 0, count(*) filter (where not s.was_known))
    from (
      select a.user_id, exists (
        select from before_states b where b.lang = a.lang and b.lemma_id = a.lemma_id and b.state = 'known'
      ) as was_known
      from after_states a where a.state = 'known'
    ) s group by s.user_id;
    perform private.count_words_of_day(
      s.user_id, 0, -count(*), 0, -count(*) filter (where s.is_of_today and not s.is_known)
    )
    from (
      select b.user_id,
        b.updated_at > now() - interval '26 hours'
          and private.day_of(b.user_id, b.updated_at) = private.day_of(b.user_id, now()) as is_of_today,
        exists (
          select from after_states a where a.lang = b.lang and a.lemma_id = b.lemma_id and a.state = 'known'
        ) as is_known
      from before_states b where b.state = 'known'
    ) s group by s.user_id;
  else
    perform private.count_words_of_day(
      s.user_id, 0, -count(*), 0, -count(*) filter (
        where s.updated_at > now() - interval '26 hours'
          and private.day_of(s.user_id, s.updated_at) = private.day_of(s.user_id, now())
      )
    )
    from before_states s where s.state = 'known' group by s.user_id;
  end if;
  return null;
end
$$;
create trigger count_known_words after insert on public.word_states
  referencing new table as after_states
  for each statement execute function private.count_known_words();
create trigger count_changed_words after update on public.word_states
  referencing new table as after_states old table as before_states
  for each statement execute function private.count_known_words();
create trigger count_forgotten_words after delete on public.word_states
  referencing old table as before_states
  for each statement execute function private.count_known_words();
revoke all on function
  private.count_words_of_day(uuid, bigint, bigint, bigint, bigint),
  private.count_kept_words(),
  private.count_known_words()
  from public;

-- The day it is for the caller.
create function public.my_day() returns date
language sql stable security definer set search_path = '' as $$
  select private.day_of(auth.uid(), now())
$$;

-- Time spent with a text, sent by the page as it passes: at most ten minutes at a time, and no day has more than 24 hours.
create function public.count_reading(seconds integer) returns void
language sql volatile set search_path = '' as $$
  insert into public.study_days (user_id, day, seconds_read)
  select auth.uid(), public.my_day(), least(greatest(seconds, 0), 600)
  on conflict (user_id, day)
  do update set seconds_read = least(study_days.seconds_read + excluded.seconds_read, 86400)
$$;
revoke all on function public.my_day(), public.count_reading(integer) from public, anon;
grant execute on function public.my_day(), public.count_reading(integer) to authenticated, service_role;
