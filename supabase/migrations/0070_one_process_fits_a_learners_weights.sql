-- A process that fits weights to a log takes a learner for a day, so that no other does the same. Out of reach of the
-- learners: with rows that they could change, one could come first every time.
create table private.weight_fits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  claimed_at timestamptz not null
);
alter table private.weight_fits enable row level security;
revoke all on private.weight_fits from public, anon, authenticated, service_role;

-- A learner who has 400 reviews, and since the last time a hundred more and a fifth more. They may have written any number
-- into a day of their own: the sum stays within its type.
create function public.claim_learner_to_fit()
returns table (learner uuid, time_zone text, reviews integer)
language sql volatile security definer set search_path = '' as $$
  with counted as (
    select d.user_id, least(sum(d.reviews), 1000000)::integer as reviews from public.study_days d
    group by d.user_id having sum(d.reviews) >= 400
  ),
  chosen as (
    select c.user_id, c.reviews
    from counted c
    left join public.learner_settings s on s.user_id = c.user_id
    left join private.weight_fits f on f.user_id = c.user_id
    where c.reviews - coalesce(s.fitted_reviews, 0) >= greatest(100, coalesce(s.fitted_reviews, 0) / 5)
      and (f.claimed_at is null or f.claimed_at < now() - interval '1 day')
    order by f.claimed_at nulls first limit 1
  ),
  claimed as (
    insert into private.weight_fits as f (user_id, claimed_at)
    select c.user_id, now() from chosen c
    on conflict (user_id) do update set claimed_at = excluded.claimed_at
      where f.claimed_at < now() - interval '1 day'
    returning f.user_id
  ),
  settings as (
    insert into public.learner_settings as s (user_id) select user_id from claimed
    on conflict (user_id) do update set updated_at = s.updated_at
    returning s.user_id, s.time_zone
  )
  select c.user_id, s.time_zone, c.reviews
  from chosen c join settings s on s.user_id = c.user_id
$$;
revoke all on function public.claim_learner_to_fit() from public, anon, authenticated;
grant execute on function public.claim_learner_to_fit() to service_role;
