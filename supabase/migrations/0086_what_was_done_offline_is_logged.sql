-- What a learner did while their device had no network, as it was sent afterwards. The id is made on the device, so that a
-- change that is sent twice counts once. Rows are added and nothing else: where two devices changed the same word, both are
-- here, also the one that lost.
create table public.device_changes (
  id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('keep', 'remove', 'state', 'place', 'study', 'lesson')),
  what jsonb not null check (octet_length(what::text) <= 12000),
  -- When it was made, as far as the clock of a device is believed.
  made_at timestamptz not null,
  -- `same`: it was so already. `outdated`: something later stands.
  outcome text not null check (outcome in ('done', 'same', 'outdated')),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index device_changes_by_time on public.device_changes (user_id, made_at desc);

select private.own_rows_only('device_changes');
revoke update, delete on public.device_changes from authenticated;
