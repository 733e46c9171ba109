-- Where a reader is in a text: the number of the word that begins the line at the top.
create table public.reading_places (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  material_id bigint not null references public.materials (id) on delete cascade,
  word integer not null check (word >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, material_id)
);
create index reading_places_newest on public.reading_places (user_id, updated_at desc);
create index reading_places_material on public.reading_places (material_id);
create trigger touch before update on public.reading_places
  for each row execute function private.touch();

select private.own_rows_only('reading_places');

-- The place of a reader in a text, and the seconds read since the last time it was sent. Without a word the place stays as it
-- was, and the text is the one that was read last.
create function public.keep_reading_place(material_id bigint, word integer default null, seconds integer default 0)
returns void
language sql volatile set search_path = '' as $$
  insert into public.reading_places as place (material_id, word)
  select m.id, coalesce(keep_reading_place.word, 0)
  from public.materials m where m.id = keep_reading_place.material_id
  on conflict (user_id, material_id)
  do update set word = coalesce(keep_reading_place.word, place.word);
  select public.count_reading(keep_reading_place.seconds) where keep_reading_place.seconds > 0;
$$;
revoke all on function public.keep_reading_place(bigint, integer, integer) from public, anon;
grant execute on function public.keep_reading_place(bigint, integer, integer) to authenticated, service_role;
