-- Every review that was ever made, from which the schedule can be computed anew. Rows are added and nothing else: a review
-- that is taken back gets a row that says so. The id is made where the answer was given, so that a review sent twice counts
-- once. A word that was removed leaves its reviews: they tell how well the learner remembers.
create table public.review_log (
  id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  word_id bigint not null,
  kind text not null check (kind in ('recognise', 'gap', 'recall', 'listen')),
  -- 1 again, 2 hard, 3 good, 4 easy; none in a row that takes a review back.
  grade smallint check (grade between 1 and 4),
  undoes uuid,
  reviewed_at timestamptz not null,
  duration_ms integer not null default 0 check (duration_ms between 0 and 3600000),
  -- How likely the answer was to be remembered, as FSRS saw it; none for a new card.
  predicted real check (predicted between 0 and 1),
  -- The card as it was before.
  before jsonb not null check (octet_length(before::text) <= 2000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint undone_once unique (user_id, undoes),
  foreign key (user_id, undoes) references public.review_log (user_id, id) on delete cascade,
  constraint a_grade_or_an_undoing check ((grade is null) = (undoes is not null))
);
create index review_log_of_learner on public.review_log (user_id, reviewed_at desc);
create index review_log_of_card on public.review_log (user_id, word_id, kind, reviewed_at);
-- The reviews in the order in which they were recorded: the last ten can be taken back.
create index review_log_recorded on public.review_log (user_id, created_at desc);

select private.own_rows_only('review_log');
revoke update, delete on public.review_log from authenticated;
