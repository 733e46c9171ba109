-- Cards lie where their last review has put them. A tenth of them is due.
insert into public.word_reviews (
  user_id, word_id, id, kind, due, stability, difficulty, scheduled_days, reps, state, last_review, created_at, updated_at
)
overriding system value
select l.id, l.words_before + k.place, l.words_before + k.place, 'recognise',
  case when k.reviews = 0 then bench.moment(k.met, k.seed)
    else now() + ((k.seed % 100) - 10) * interval '1 day' end,
  case when k.reviews = 0 then 0 else 2.3 * k.reviews + 0.137 end, case when k.reviews = 0 then 0 else 5.17 end,
  k.reviews * 3, k.reviews, case when k.reviews = 0 then 0 else 2 end,
  case when k.reviews > 0 then bench.moment(k.ago, k.seed) end,
  bench.moment(k.met, k.seed), bench.moment(k.ago, k.seed)
from (
  select l.place as learner, w.place, r.reviews, bench.days_ago(s.met, l.sessions) as met,
    bench.days_ago(case r.reviews when 0 then s.met else bench.review_session(s.met, r.reviews, l.sessions) end, l.sessions) as ago,
    hashint8(l.words_before + w.place) & 16383 as seed
  from bench.learners l, generate_series(1, l.words) as w (place),
    lateral (select bench.session_of(w.place, l.words, l.sessions) as met, bench.reviews_of(w.place, l.words) as reviews) as s,
    lateral (select s.reviews) as r
  order by ago desc, seed
) k
join bench.learners l on l.place = k.learner;
select setval(pg_get_serial_sequence('public.word_reviews', 'id'), (select sum(words) from bench.learners));
