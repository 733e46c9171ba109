-- When a visitor whose words are in an anonymous account signs in to an account that they have, its rows go over to that
-- one. Both sessions are never there at once: the anonymous one makes an offer, whose ticket the browser keeps until a
-- user has signed in there.
create table private.word_offers (
  ticket_hash bytea primary key,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.word_offers enable row level security;
revoke all on private.word_offers from public, anon, authenticated, service_role;

-- A ticket for all rows of the caller, whose account is anonymous; older ones are void. It is valid as long as the account.
create function public.offer_words() returns text
language plpgsql security definer set search_path = '' as $$
declare
  ticket constant text := encode(extensions.gen_random_bytes(24), 'hex');
begin
  if not private.is_anonymous(auth.uid()) or private.is_application() or not private.has_live_session() then
    raise exception 'Only an anonymous account offers its words' using errcode = '42501';
  end if;
  insert into private.word_offers (ticket_hash, user_id) values (sha256(convert_to(ticket, 'UTF8')), auth.uid())
  on conflict (user_id) do update set ticket_hash = excluded.ticket_hash, created_at = now();
  return ticket;
end
$$;
revoke all on function public.offer_words() from public, anon, authenticated;
grant execute on function public.offer_words() to authenticated;
