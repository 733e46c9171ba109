-- Takes back a review, if it is one of the last ten and its card was not answered since.
create function public.undo_review(undoing_id uuid, review_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  card public.word_reviews;
  review public.review_log;
begin
  perform private.take_my_turn();
  select l.* into review from public.review_log l
  where l.user_id = me and l.id = review_id and l.undoes is null;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select r.* into card from public.word_reviews r
  where r.user_id = me and r.word_id = review.word_id and r.kind = review.kind for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if exists (select from public.review_log l where l.user_id = me and l.undoes = review_id) then
    return jsonb_build_object('outcome', 'repeated', 'card', private.present_card(card));
  end if;
  if exists (
    select from public.review_log l
    where l.user_id = me and l.word_id = review.word_id and l.kind = review.kind
      and l.undoes is null and l.created_at > review.created_at
      and not exists (select from public.review_log u where u.user_id = me and u.undoes = l.id)
  ) then
    return jsonb_build_object('outcome', 'answered_since', 'card', private.present_card(card));
  end if;
  if review_id not in (
    select l.id from public.review_log l
    where l.user_id = me and l.undoes is null
      and not exists (select from public.review_log u where u.user_id = me and u.undoes = l.id)
    order by l.created_at desc limit 10
  ) then
    return jsonb_build_object('outcome', 'too_old', 'card', private.present_card(card));
  end if;

  insert into public.review_log (id, user_id, word_id, kind, undoes, reviewed_at, before, created_at)
  values (
    undoing_id, me, card.word_id, card.kind, review_id, clock_timestamp(), private.memory_of(card),
    clock_timestamp()
  );
  card := private.set_memory(card, review.before);
  perform private.count_review(review, -1);
  -- The kind that this review began.
  delete from public.word_reviews r
  where r.user_id = me and r.word_id = card.word_id and r.state = 0 and r.created_at = review.created_at;
  return jsonb_build_object('outcome', 'undone', 'card', private.present_card(card));
end
$$;
revoke all on function public.undo_review(uuid, uuid) from public, anon;
grant execute on function public.undo_review(uuid, uuid) to authenticated, service_role;
