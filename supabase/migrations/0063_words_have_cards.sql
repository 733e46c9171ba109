-- A card is one question about a word: it has a memory of its own (FSRS), and a word has one for each kind that was begun.
alter table public.word_reviews
  add column id bigint generated always as identity,
  add column kind text not null default 'recognise' check (kind in ('recognise', 'gap', 'recall', 'listen')),
  add column is_suspended boolean not null default false;
alter table public.word_reviews drop constraint word_reviews_pkey;
alter table public.word_reviews
  add primary key (user_id, word_id, kind),
  add constraint word_reviews_in_order unique (user_id, id);
alter table public.word_reviews alter column stability set default 0, alter column difficulty set default 0,
  alter column state set default 0, alter column due set default now();

-- A kept word has its first card at once.
create function private.make_cards() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.word_reviews (user_id, word_id, due)
  select w.user_id, w.id, w.created_at from after_words w
  on conflict do nothing;
  return null;
end
$$;
revoke all on function private.make_cards() from public;
create trigger make_cards after insert on public.user_words
  referencing new table as after_words
  for each statement execute function private.make_cards();
insert into public.word_reviews (user_id, word_id, due, created_at)
select w.user_id, w.id, w.created_at, w.created_at from public.user_words w
on conflict do nothing;
