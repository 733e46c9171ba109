-- What the site does for all its learners reads what changed lately, and not what all of them ever did. Rows of days, imports and
-- parts never change when they were made, so these indexes cost their changes nothing.
create index study_days_newest on public.study_days (created_at);

-- As in 0070, of learners who did something in the last two days: who has rested since is fitted when they come back. Not
-- materialized, so that the planner sees whether these are few or all.
create or replace function public.claim_learner_to_fit()
returns table (learner uuid, time_zone text, reviews integer)
language sql volatile security definer set search_path = '' as $$
  with counted as (
    select d.user_id, least(sum(d.reviews), 1000000)::integer as reviews from public.study_days d
    where d.user_id in (select a.user_id from public.study_days a where a.created_at > now() - interval '2 days')
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

drop index public.word_imports_by_age;
create index word_imports_waiting on public.word_imports (created_at) where status = 'waiting';
create index word_import_parts_by_age on public.word_import_parts (created_at);

-- As in 0080, in parts that an index answers each. A part is as old as what was done last with its import, or older.
create or replace function private.clear_old_imports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 50;
begin
  delete from public.word_imports i
  where i.status = 'waiting' and i.user_id = new.user_id and i.id <> new.id;
  delete from public.word_imports i
  where i.status = 'waiting' and i.created_at < now() - interval '1 day' and i.id <> new.id;
  delete from public.word_import_parts p using public.word_imports i
  where i.user_id = p.user_id and i.id = p.import_id and p.created_at < now() - interval '1 day'
    and i.updated_at < now() - case i.status when 'running' then interval '1 day' else interval '30 days' end;
  delete from public.word_imports i
  where i.user_id = new.user_id and i.status in ('done', 'undone') and i.id <> new.id and i.id in (
    select o.id from public.word_imports o
    where o.user_id = new.user_id order by o.created_at desc, o.id offset most
  );
  if (select count(*) from public.word_imports i where i.user_id = new.user_id) > most then
    raise exception 'A learner has at most % imports that are not over', most using errcode = '23514';
  end if;
  return null;
end
$$;
