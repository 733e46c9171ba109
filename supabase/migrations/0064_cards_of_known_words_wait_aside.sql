-- The word's lemma is known or ignored: triggers keep this true, so that no question has to ask.
alter table public.word_reviews
  add column is_set_aside boolean not null default false;

-- Whether the learner knows or ignores the lemma of this word in the language they learn.
create function private.is_set_aside(word public.user_words) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.users_profile p
    join public.word_states s on s.user_id = p.id and s.lang = p.learning_language
      and s.lemma_id = case p.learning_language when 'ru' then word.ru_lemma_id else word.fr_lemma_id end
    where p.id = word.user_id
  )
$$;

create function private.set_aside_by_states() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from changed_states) then return null; end if;
  -- Planned anew each time: the plan that a connection made while the tables were empty reads them whole for every word.
  execute $query$
    update public.word_reviews r set is_set_aside = not r.is_set_aside
    from (
      select w.user_id, w.id, private.is_set_aside(w) as is_set_aside
      from changed_states s
      join public.user_words w on w.user_id = s.user_id and w.ru_lemma_id = s.lemma_id
      where s.lang = 'ru'
      union
      select w.user_id, w.id, private.is_set_aside(w)
      from changed_states s
      join public.user_words w on w.user_id = s.user_id and w.fr_lemma_id = s.lemma_id
      where s.lang = 'fr'
    ) word
    where r.user_id = word.user_id and r.word_id = word.id and r.is_set_aside <> word.is_set_aside
  $query$;
  return null;
end
$$;
create trigger set_cards_aside after insert on public.word_states
  referencing new table as changed_states
  for each statement execute function private.set_aside_by_states();
create trigger take_cards_back after delete on public.word_states
  referencing old table as changed_states
  for each statement execute function private.set_aside_by_states();
create trigger change_cards_aside after update on public.word_states
  referencing new table as changed_states
  for each statement execute function private.set_aside_by_states();

-- A card that goes over to another account meets what is known there.
create function private.set_aside_by_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_set_aside = exists (
    select from public.user_words w
    where w.user_id = new.user_id and w.id = new.word_id and private.is_set_aside(w)
  );
  return new;
end
$$;
create trigger set_aside_by_owner before update of user_id on public.word_reviews for each row
  when (old.user_id is distinct from new.user_id)
  execute function private.set_aside_by_owner();

create function private.set_aside_by_word() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.word_reviews r set is_set_aside = not r.is_set_aside
  where r.user_id = new.user_id and r.word_id = new.id and r.is_set_aside <> private.is_set_aside(new);
  return null;
end
$$;
create trigger set_cards_aside after update on public.user_words for each row
  when (
    old.ru_lemma_id is distinct from new.ru_lemma_id or old.fr_lemma_id is distinct from new.fr_lemma_id
  )
  execute function private.set_aside_by_word();

create function private.set_aside_by_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.word_reviews r set is_set_aside = not r.is_set_aside
  from public.user_words w
  where w.user_id = new.id and r.user_id = new.id and r.word_id = w.id
    and r.is_set_aside <> private.is_set_aside(w);
  return null;
end
$$;
create trigger take_turn before update of learning_language on public.users_profile
  for each statement execute function private.take_own_turn();
create trigger set_cards_aside after update of learning_language on public.users_profile for each row
  when (old.learning_language is distinct from new.learning_language)
  execute function private.set_aside_by_language();

revoke all on function
  private.is_set_aside(public.user_words),
  private.set_aside_by_states(),
  private.set_aside_by_owner(),
  private.set_aside_by_word(),
  private.set_aside_by_language()
  from public, anon;

update public.word_reviews r set is_set_aside = true
from public.user_words w
where w.user_id = r.user_id and w.id = r.word_id and private.is_set_aside(w);
