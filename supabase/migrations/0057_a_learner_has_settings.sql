-- How a learner reviews, when their day ends, and what they want of a day.
create table public.learner_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  time_zone text not null default 'Europe/Paris' check (char_length(time_zone) <= 100),
  desired_retention double precision not null default 0.9 check (desired_retention between 0.7 and 0.97),
  new_words_a_day smallint not null default 10 check (new_words_a_day between 0 and 200),
  reviews_a_day smallint not null default 200 check (reviews_a_day between 10 and 2000),
  review_order text not null default 'due' check (review_order in ('due', 'random', 'hardest')),
  card_kinds text[] not null default '{recognise,gap,recall,listen}' check (
    card_kinds <@ '{recognise,gap,recall,listen}'::text[] and 'recognise' = any (card_kinds)
  ),
  goal_kind text not null default 'minutes' check (goal_kind in ('minutes', 'words')),
  goal_amount smallint not null default 10 check (goal_amount between 1 and 600),
  -- The learner's own weights of FSRS, fitted to their log; none until it is long enough.
  fsrs_weights double precision[] check (cardinality(fsrs_weights) between 17 and 40),
  fitted_at timestamptz,
  fitted_reviews integer not null default 0 check (fitted_reviews >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on public.learner_settings
  for each row execute function private.touch();

select private.own_rows_only('learner_settings');

-- A zone that Postgres does not know counts as Paris, so that a foreign name stops no review.
create function private.check_time_zone() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  new.time_zone = 'Europe/Paris';
  return new;
end
$$;
revoke all on function private.check_time_zone() from public;
create trigger check_time_zone before insert or update of time_zone on public.learner_settings
  for each row execute function private.check_time_zone();

-- A learner's day goes from 4 a.m. to 4 a.m. of their own time zone.
create function private.day_of(learner uuid, moment timestamptz) returns date
language sql stable security definer set search_path = '' as $$
  select ((moment at time zone coalesce(
    (select s.time_zone from public.learner_settings s where s.user_id = learner), 'Europe/Paris'
  )) - interval '4 hours')::date
$$;
revoke all on function private.day_of(uuid, timestamptz) from public;
