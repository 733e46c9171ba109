-- Rows that go over to another account have not been changed.
create or replace function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('slovo.is_merging', true) is distinct from 'yes' then
    new.updated_at = now();
  end if;
  return new;
end
$$;

-- Cards go where their word goes.
alter table public.word_reviews drop constraint word_reviews_user_id_word_id_fkey;
alter table public.word_reviews add foreign key (user_id, word_id)
  references public.user_words (user_id, id) on update cascade on delete cascade;

-- The rows of one table that the other account has not got yet, by its primary key, go over.
create function private.hand_over(owned regclass, guest uuid, keeper uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  same_key text;
begin
  select coalesce(string_agg(format('o.%I = g.%I', a.attname, a.attname), ' and '), 'true') into same_key
  from pg_catalog.pg_index i
  join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = owned and i.indisprimary and a.attname <> 'user_id';
  execute format(
    'update %s g set user_id = $2 where user_id = $1
       and not exists (select from %s o where o.user_id = $2 and %s)',
    owned, owned, same_key
  ) using guest, keeper;
end
$$;

-- The tables of what learners own, those first to which others refer: all of them go over, those that are yet to come too.
create function private.learners_tables() returns setof regclass
language sql stable set search_path = '' as $$
  with owned as (
    select c.oid from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  )
  select o.oid::regclass from owned o
  order by (
    select count(*) from pg_catalog.pg_constraint k
    where k.conrelid = o.oid and k.contype = 'f' and k.confrelid <> o.oid
      and k.confrelid in (select oid from owned)
  ), o.oid::regclass::text
$$;

-- Everything of the anonymous account that made the ticket becomes the caller's, in one transaction; then that account is
-- gone, and so is the ticket: called again, nothing moves. Gives back how many words moved, how many both had, and what was
-- refused. A dictionary that would get too long refuses all of them: the ticket stays valid, and they can follow later.
create function public.merge_words(ticket text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500000;
  keeper constant uuid := auth.uid();
  hash constant bytea := sha256(convert_to(left(ticket, 100), 'UTF8'));
  guest uuid;
  guests_words integer;
  doubled integer;
  owned regclass;
begin
  if keeper is null or private.is_anonymous(keeper) or private.is_application()
    or not private.has_proved_enough() or not private.has_live_session()
  then
    raise exception 'Words are merged into an account that has been signed in to' using errcode = '42501';
  end if;

  -- Neither account keeps a word meanwhile in another tab, and no other tab merges them.
  perform private.take_turn(id) from (
    select keeper as id
    union
    select f.user_id from private.word_offers f where f.ticket_hash = hash
    order by id
  ) both_accounts;
  select u.id into guest
  from private.word_offers f join auth.users u on u.id = f.user_id
  where f.ticket_hash = hash and u.is_anonymous and u.id <> keeper
  for update of f, u;
  if guest is null then
    return jsonb_build_object('moved', 0, 'doubled', 0, 'refused', 'unknown_ticket');
  end if;
  perform from public.users_profile p where p.id in (guest, keeper) order by p.id for update;
  select count(*) into guests_words from public.user_words w where w.user_id = guest;
  if guests_words + (select p.word_count from public.users_profile p where p.id = keeper) > most then
    return jsonb_build_object('moved', 0, 'doubled', 0, 'refused', 'too_many_words', 'words', guests_words);
  end if;

  perform set_config('slovo.is_merging', 'yes', true);
  -- Both count by the days of one time zone.
  perform private.hand_over('public.learner_settings', guest, keeper);
  insert into public.learner_settings (user_id, time_zone)
  select guest, s.time_zone from public.learner_settings s where s.user_id = keeper
  on conflict (user_id) do update set time_zone = excluded.time_zone;

  doubled := private.merge_doubles(guest, keeper);
  perform private.settle_differences(guest, keeper);
  update public.user_words g set user_id = keeper
  where g.user_id = guest and not exists (
    select from public.user_words o
    where o.user_id = keeper and o.word_ru = g.word_ru and o.word_fr = g.word_fr
  );
  update public.users_profile p set word_count = p.word_count + guests_words - doubled where p.id = keeper;
  for owned in
    select t from private.learners_tables() t
    where t not in ('public.user_words'::regclass, 'public.word_reviews'::regclass, 'public.study_days'::regclass)
  loop
    perform private.hand_over(owned, guest, keeper);
  end loop;
  insert into private.state_counts (user_id, states)
  select keeper, count(*) from public.word_states s where s.user_id = keeper
  on conflict (user_id) do update set states = excluded.states;
  -- A word that was kept after its state was said is being learnt.
  with words as (
    select w.ru_lemma_id, w.fr_lemma_id, w.created_at, coalesce(m.lang, p.learning_language) as lang
    from public.user_words w
    join public.users_profile p on p.id = w.user_id
    left join public.materials m on m.id = w.material_id
    where w.user_id = keeper
  ), kept as materialized (
    select w.lang, case w.lang when 'ru' then w.ru_lemma_id else w.fr_lemma_id end as lemma_id,
      max(w.created_at) as kept_at
    from words w group by 1, 2
  )
  delete from public.word_states s using kept k
  where s.user_id = keeper and s.lang = k.lang and s.lemma_id = k.lemma_id and k.kept_at > s.updated_at;
  perform private.add_up_days(guest, keeper);
  perform private.hand_over('public.study_days', guest, keeper);
  perform private.remove_account_soon(guest);
  perform set_config('slovo.is_merging', '', true);
  return jsonb_build_object('moved', guests_words - doubled, 'doubled', doubled, 'refused', null);
end
$$;

revoke all on function
  private.hand_over(regclass, uuid, uuid),
  private.learners_tables(),
  public.merge_words(text)
  from public, anon, authenticated;
grant execute on function public.merge_words(text) to authenticated;
