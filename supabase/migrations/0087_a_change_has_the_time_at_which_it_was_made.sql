-- A change is made now, unless it comes from a device that had no network: `take_change` (0088) says when it was made then.
create function private.made_at() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('slovo.made_at', true), '')::timestamptz, now())
$$;
revoke all on function private.made_at() from public;
grant execute on function private.made_at() to anon, authenticated, service_role;

create or replace function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('slovo.is_merging', true) is distinct from 'yes' then
    new.updated_at = coalesce(nullif(current_setting('slovo.made_at', true), '')::timestamptz, now());
  end if;
  return new;
end
$$;
alter table public.word_states alter updated_at set default private.made_at();
alter table public.reading_places alter updated_at set default private.made_at();
alter table public.user_materials alter updated_at set default private.made_at();
alter table public.user_words alter created_at set default private.made_at();

-- The day on which something was done counts it, also where it was sent later.
create or replace function public.my_day() returns date
language sql stable security definer set search_path = '' as $$
  select private.day_of(auth.uid(), private.made_at())
$$;
create or replace function private.count_words_of_day(
  learner uuid, kept bigint, known bigint, kept_of_day bigint, known_of_day bigint
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.study_days (user_id, day, words_kept, words_known, kept_that_day, known_that_day)
  select learner, private.day_of(learner, private.made_at()), kept, known,
    greatest(kept_of_day, 0), greatest(known_of_day, 0)
  where exists (select from auth.users u where u.id = learner)
  on conflict (user_id, day) do update set
    words_kept = study_days.words_kept + excluded.words_kept,
    words_known = study_days.words_known + excluded.words_known,
    kept_that_day = greatest(study_days.kept_that_day + kept_of_day, 0),
    known_that_day = greatest(study_days.known_that_day + known_of_day, 0)
$$;

-- When a state was taken back: it leaves no row, and something older that arrives later must not bring it back. Nothing older
-- than thirty days arrives.
create table private.states_taken_back (
  user_id uuid not null references auth.users (id) on delete cascade,
  lang text not null,
  lemma_id bigint not null,
  taken_back_at timestamptz not null,
  primary key (user_id, lang, lemma_id)
);
create index states_taken_back_by_time on private.states_taken_back (user_id, taken_back_at);
alter table private.states_taken_back enable row level security;
revoke all on private.states_taken_back from public, anon, authenticated, service_role;

create function private.note_taken_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.states_taken_back t
  where t.user_id in (select s.user_id from before_states s)
    and t.taken_back_at < now() - interval '31 days';
  insert into private.states_taken_back (user_id, lang, lemma_id, taken_back_at)
  select s.user_id, s.lang, s.lemma_id, private.made_at()
  from before_states s join auth.users u on u.id = s.user_id
  on conflict (user_id, lang, lemma_id) do update set taken_back_at = excluded.taken_back_at;
  return null;
end
$$;
revoke all on function private.note_taken_back() from public;
create trigger note_taken_back after delete on public.word_states
  referencing old table as before_states
  for each statement execute function private.note_taken_back();

-- The same of the mark of a text, which `stop` deletes.
create table private.marks_taken_back (
  user_id uuid not null references auth.users (id) on delete cascade,
  material_id bigint not null references public.materials (id) on delete cascade,
  taken_back_at timestamptz not null,
  primary key (user_id, material_id)
);
create index marks_taken_back_material on private.marks_taken_back (material_id);
alter table private.marks_taken_back enable row level security;
revoke all on private.marks_taken_back from public, anon, authenticated, service_role;

create function private.note_mark_taken_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.marks_taken_back t
  where t.user_id in (select m.user_id from before_marks m)
    and t.taken_back_at < now() - interval '31 days';
  insert into private.marks_taken_back (user_id, material_id, taken_back_at)
  select b.user_id, b.material_id, private.made_at()
  from before_marks b
  join auth.users u on u.id = b.user_id
  join public.materials m on m.id = b.material_id
  on conflict (user_id, material_id) do update set taken_back_at = excluded.taken_back_at;
  return null;
end
$$;
revoke all on function private.note_mark_taken_back() from public;
create trigger note_taken_back after delete on public.user_materials
  referencing old table as before_marks
  for each statement execute function private.note_mark_taken_back();

-- The last time at which the caller marked a text, or took its mark back.
create function private.text_marked_at(marked bigint) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(
    (select m.updated_at from public.user_materials m
     where m.user_id = auth.uid() and m.material_id = marked),
    (select t.taken_back_at from private.marks_taken_back t
     where t.user_id = auth.uid() and t.material_id = marked)
  )
$$;
revoke all on function private.text_marked_at(bigint) from public;
grant execute on function private.text_marked_at(bigint) to authenticated, service_role;

-- A word that was kept offline takes back what was said of it before, and not what another device said later.
create or replace function private.learn_kept_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  came_later constant boolean := coalesce(current_setting('slovo.made_at', true), '') <> '';
begin
  with kept as materialized (
    select distinct l.user_id, l.lang,
      case l.lang when 'ru' then l.ru_lemma_id else l.fr_lemma_id end as lemma_id
    from (
      select w.user_id, w.ru_lemma_id, w.fr_lemma_id, coalesce(m.lang, p.learning_language) as lang
      from after_words w
      join public.users_profile p on p.id = w.user_id
      left join public.materials m on m.id = w.material_id
    ) l
  )
  delete from public.word_states s using kept
  where s.user_id = kept.user_id and s.lang = kept.lang and s.lemma_id = kept.lemma_id
    and (not came_later or s.updated_at <= private.made_at());
  return null;
end
$$;

-- The last time at which the caller changed a lemma: said something of it, took that back, or kept it.
create function private.lemma_changed_at(lang text, changed_lemma bigint) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(
    (select s.updated_at from public.word_states s
     where s.user_id = auth.uid() and s.lang = lemma_changed_at.lang and s.lemma_id = changed_lemma),
    (select t.taken_back_at from private.states_taken_back t
     where t.user_id = auth.uid() and t.lang = lemma_changed_at.lang and t.lemma_id = changed_lemma),
    (select max(w.created_at) from public.user_words w
     where lemma_changed_at.lang = 'ru' and w.user_id = auth.uid() and w.ru_lemma_id = changed_lemma),
    (select max(w.created_at) from public.user_words w
     where lemma_changed_at.lang = 'fr' and w.user_id = auth.uid() and w.fr_lemma_id = changed_lemma)
  )
$$;
revoke all on function private.lemma_changed_at(text, bigint) from public;
grant execute on function private.lemma_changed_at(text, bigint) to authenticated, service_role;
