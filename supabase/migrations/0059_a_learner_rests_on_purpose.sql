-- Days on which a learner rests on purpose: they break no series.
create table public.study_pauses (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_day date not null,
  -- None: until the learner goes on.
  until_day date check (until_day >= from_day),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, from_day)
);
create trigger touch before update on public.study_pauses
  for each row execute function private.touch();

select private.own_rows_only('study_pauses');

-- The learner's days from now on are days of rest, until they go on.
create function public.pause_study() returns void
language sql volatile set search_path = '' as $$
  insert into public.study_pauses (user_id, from_day)
  select auth.uid(), public.my_day()
  where not exists (
    select from public.study_pauses p where p.user_id = (select auth.uid()) and p.until_day is null
  )
  on conflict (user_id, from_day) do update set until_day = null
$$;

-- The rest ended yesterday; one that began today was none.
create function public.resume_study() returns void
language sql volatile set search_path = '' as $$
  delete from public.study_pauses
  where user_id = (select auth.uid()) and until_day is null and from_day >= (select public.my_day());
  update public.study_pauses set until_day = (select public.my_day()) - 1
  where user_id = (select auth.uid()) and until_day is null;
$$;
revoke all on function
  public.pause_study(),
  public.resume_study()
  from public, anon;
grant execute on function
  public.pause_study(),
  public.resume_study()
  to authenticated, service_role;
