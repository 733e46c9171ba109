-- When a word was removed: it leaves no row, and a device that had kept it before, and sends that later, must not bring it
-- back. What it sent is in the log of its learner. Nothing older than thirty days arrives.
create table private.words_removed (
  user_id uuid not null references auth.users (id) on delete cascade,
  word_ru text not null,
  word_fr text not null,
  removed_at timestamptz not null,
  primary key (user_id, word_ru, word_fr)
);
create index words_removed_by_time on private.words_removed (user_id, removed_at);
alter table private.words_removed enable row level security;
revoke all on private.words_removed from public, anon, authenticated, service_role;

create function private.note_removed_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.words_removed r
  where r.user_id in (select b.user_id from before_words b)
    and r.removed_at < now() - interval '31 days';
  insert into private.words_removed (user_id, word_ru, word_fr, removed_at)
  select b.user_id, b.word_ru, b.word_fr, private.made_at()
  from before_words b join auth.users u on u.id = b.user_id
  on conflict (user_id, word_ru, word_fr) do update set removed_at = excluded.removed_at;
  return null;
end
$$;
revoke all on function private.note_removed_words() from public;
create trigger note_removed_words after delete on public.user_words
  referencing old table as before_words
  for each statement execute function private.note_removed_words();

-- When the caller removed a word last.
create function private.word_removed_at(ru text, fr text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select r.removed_at from private.words_removed r
  where r.user_id = auth.uid() and r.word_ru = ru and r.word_fr = fr
$$;
revoke all on function private.word_removed_at(text, text) from public;
grant execute on function private.word_removed_at(text, text) to authenticated, service_role;

create or replace function private.keep_word_then(what jsonb) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if private.word_removed_at(what ->> 'word_ru', what ->> 'word_fr') > private.made_at() then
    return 'outdated';
  end if;
  insert into public.user_words (word_ru, word_fr, word_sentence, sentence_form, sentence_at, material_id)
  values (
    what ->> 'word_ru', what ->> 'word_fr', what ->> 'word_sentence', what ->> 'sentence_form',
    (what ->> 'sentence_at')::smallint, (what ->> 'material_id')::bigint
  );
  return 'done';
exception when unique_violation then
  return 'same';
end
$$;
