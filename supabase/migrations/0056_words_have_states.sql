-- What a learner says of a word that they need not keep: they know it, or do not want to learn it (names, numbers). A word
-- that is kept and has no row here is being learnt; any other is new. A state is a lemma's, so homographs share it.
create table public.word_states (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  lang text not null check (lang in ('ru', 'fr')),
  lemma text collate "und-x-icu" not null check (char_length(lemma) <= 300 and lemma ~ '\S'),
  lemma_id bigint not null generated always as (public.lemma_id(lemma)) stored,
  state text not null check (state in ('known', 'ignored')),
  -- The change in which many words became known at once, so that it can be taken back.
  batch uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, lang, lemma_id)
);
create index word_states_of_batch on public.word_states (user_id, batch) where batch is not null;

create trigger touch before update on public.word_states
  for each row execute function private.touch();

select private.own_rows_only('word_states');

-- What one learner keeps and says of words happens one after the other, from however many tabs and devices: each change sees
-- the one before, and none waits for another that waits for it.
create function private.take_turn(learner uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('words of ' || learner, 0))
$$;
create function private.take_own_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn(auth.uid());
  return null;
end
$$;
-- For functions that change several tables: their first statement, before they hold any row.
create function private.take_my_turn() returns void
language sql volatile security definer set search_path = '' as $$
  select private.take_turn(auth.uid())
$$;
revoke all on function private.take_turn(uuid), private.take_own_turn(), private.take_my_turn() from public;
grant execute on function private.take_my_turn() to authenticated, service_role;
create trigger take_turn before insert or update or delete on public.user_words
  for each statement execute function private.take_own_turn();
create trigger take_turn before insert or update or delete on public.word_states
  for each statement execute function private.take_own_turn();
create trigger take_turn before insert or update or delete on public.word_reviews
  for each statement execute function private.take_own_turn();

-- How many states a learner has, so that there is a limit as for words (0001) and nothing counts them.
create table private.state_counts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  states integer not null
);
alter table private.state_counts enable row level security;
revoke all on private.state_counts from public, anon, authenticated, service_role;
create function private.count_states() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500000;
begin
  if tg_op = 'DELETE' then
    update private.state_counts c set states = greatest(c.states - d.states, 0)
    from (select s.user_id, count(*) as states from before_states s group by s.user_id) d
    where c.user_id = d.user_id;
    return null;
  end if;
  insert into private.state_counts as c (user_id, states)
  select s.user_id, count(*) from after_states s group by s.user_id
  on conflict (user_id) do update set states = c.states + excluded.states;
  if exists (
    select from private.state_counts c
    where c.user_id in (select s.user_id from after_states s) and c.states > most
  ) then
    raise exception 'A learner says of at most % words what they know', most using errcode = '23514';
  end if;
  return null;
end
$$;
revoke all on function private.count_states() from public;
create trigger count_states after insert on public.word_states
  referencing new table as after_states
  for each statement execute function private.count_states();
create trigger count_removed_states after delete on public.word_states
  referencing old table as before_states
  for each statement execute function private.count_states();

-- A word that is kept from now on is being learnt, whatever it was before, in the language of its text. The lemmas are
-- gathered first: joined with the profiles in one go, each would be compared with all states of the learner.
create function private.learn_kept_words() returns trigger
language plpgsql security definer set search_path = '' as $$
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
  where s.user_id = kept.user_id and s.lang = kept.lang and s.lemma_id = kept.lemma_id;
  return null;
end
$$;
revoke all on function private.learn_kept_words() from public;
create trigger learn_kept_words after insert on public.user_words
  referencing new table as after_words
  for each statement execute function private.learn_kept_words();

-- Says of a lemma that the caller knows it or ignores it; without a state it is again what it was before.
create function public.set_word_state(lang text, lemma text, state text default null) returns void
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
begin
  if set_word_state.state is null then
    delete from public.word_states s
    where s.user_id = auth.uid() and s.lang = set_word_state.lang
      and s.lemma_id = public.lemma_id(set_word_state.lemma);
  else
    insert into public.word_states (lang, lemma, state)
    values (set_word_state.lang, set_word_state.lemma, set_word_state.state)
    on conflict (user_id, lang, lemma_id)
    do update set lemma = excluded.lemma, state = excluded.state, batch = null;
  end if;
end
$$;
revoke all on function public.set_word_state(text, text, text) from public, anon;
grant execute on function public.set_word_state(text, text, text) to authenticated, service_role;
