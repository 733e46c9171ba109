-- What a learner did on a day. Kept as it happens: no page counts 50,000 words.
create table public.study_days (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  day date not null,
  seconds_read integer not null default 0 check (seconds_read between 0 and 86400),
  words_kept integer not null default 0,
  words_known integer not null default 0,
  reviews integer not null default 0 check (reviews >= 0),
  -- Of the reviews of words that were not new, those remembered and those asked.
  recalled integer not null default 0 check (recalled >= 0),
  asked integer not null default 0 check (asked >= 0),
  seconds_reviewed integer not null default 0 check (seconds_reviewed >= 0),
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
create function private.count_kept_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.study_days (user_id, day, words_kept)
    select w.user_id, private.day_of(w.user_id, now()), count(*) from after_words w group by w.user_id
    on conflict (user_id, day) do update set words_kept = study_days.words_kept + excluded.words_kept;
  else
    insert into public.study_days (user_id, day, words_kept)
    select w.user_id, private.day_of(w.user_id, now()), -count(*) from before_words w
    where exists (select from auth.users u where u.id = w.user_id) group by w.user_id
    on conflict (user_id, day) do update set words_kept = study_days.words_kept + excluded.words_kept;
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
  if tg_op in ('INSERT', 'UPDATE') then
    insert into public.study_days (user_id, day, words_known)
    select s.user_id, private.day_of(s.user_id, now()), count(*) from after_states s
    where s.state = 'known' group by s.user_id
    on conflict (user_id, day) do update set words_known = study_days.words_known + excluded.words_known;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    insert into public.study_days (user_id, day, words_known)
    select s.user_id, private.day_of(s.user_id, now()), -count(*) from before_states s
    where s.state = 'known' and exists (select from auth.users u where u.id = s.user_id) group by s.user_id
    on conflict (user_id, day) do update set words_known = study_days.words_known + excluded.words_known;
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
revoke all on function private.count_kept_words(), private.count_known_words() from public;

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
