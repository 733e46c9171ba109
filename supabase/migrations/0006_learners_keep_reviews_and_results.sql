-- When a word is due again (spaced repetition); a word that was never reviewed has no row.
create table public.word_reviews (
  user_id uuid not null default auth.uid(),
  word_id bigint not null,
  due timestamptz not null,
  stability double precision not null check (stability >= 0),
  difficulty double precision not null check (difficulty between 0 and 10),
  scheduled_days integer not null default 0 check (scheduled_days >= 0),
  learning_steps integer not null default 0 check (learning_steps >= 0),
  reps integer not null default 0 check (reps >= 0),
  lapses integer not null default 0 check (lapses >= 0),
  state smallint not null check (state between 0 and 3),
  last_review timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, word_id),
  -- A review is of one's own word.
  foreign key (user_id, word_id) references public.user_words (user_id, id) on delete cascade
);
create index word_reviews_due on public.word_reviews (user_id, due);

create table public.activity_results (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  h5p_id bigint not null references public.h5p (id) on delete cascade,
  score double precision not null check (score >= 0),
  max_score double precision not null check (max_score >= score),
  duration_seconds integer check (duration_seconds >= 0),
  details jsonb check (octet_length(details::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index activity_results_of_learner on public.activity_results (user_id, h5p_id, id desc);
create index activity_results_h5p on public.activity_results (h5p_id);

create trigger touch before update on public.word_reviews
  for each row execute function private.touch();
create trigger touch before update on public.activity_results
  for each row execute function private.touch();

alter table public.word_reviews enable row level security;
alter table public.activity_results enable row level security;

revoke all on public.word_reviews, public.activity_results from anon, authenticated;
grant select, insert, update, delete on public.word_reviews, public.activity_results
  to authenticated;
grant all on public.word_reviews, public.activity_results to service_role;

create policy "learners handle their own reviews" on public.word_reviews
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "learners handle their own results" on public.activity_results
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
