-- The word as it stands in its sentence, stressed, and where: kept when the word is, never found again by searching.
alter table public.user_words
  add column sentence_form text check (char_length(sentence_form) <= 200),
  add column sentence_at smallint check (sentence_at between 0 and 1000);

-- A kept word whose sentence is changed no longer says where it stands in it.
create function private.leave_sentence_place() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.sentence_at is not distinct from old.sentence_at
    and new.sentence_form is not distinct from old.sentence_form
  then
    new.sentence_at = null;
    new.sentence_form = null;
  end if;
  return new;
end
$$;
revoke all on function private.leave_sentence_place() from public;
create trigger leave_sentence_place before update of word_sentence on public.user_words
  for each row when (new.word_sentence is distinct from old.word_sentence)
  execute function private.leave_sentence_place();
