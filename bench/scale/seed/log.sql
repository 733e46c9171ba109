insert into public.review_log (
  id, user_id, word_id, kind, grade, reviewed_at, duration_ms, predicted, before, created_at
)
select gen_random_uuid(), l.id, l.words_before + k.place, 'recognise', case k.seed & 7 when 0 then 1 else 3 end,
  bench.moment(k.ago, k.seed), 4000, case when k.review > 1 then 0.91 end, m.memory, bench.moment(k.ago, k.seed)
from (
  select l.place as learner, w.place, r.review,
    bench.days_ago(
      bench.review_session(bench.session_of(w.place, l.words, l.sessions), r.review, l.sessions), l.sessions
    ) as ago,
    hashint8(l.words_before + w.place + r.review * 1000000007::bigint) & 16383 as seed
  from bench.learners l, generate_series(1, l.words) as w (place),
    generate_series(1, bench.reviews_of(w.place, l.words)) as r (review)
  order by ago desc, seed
) k
join bench.learners l on l.place = k.learner
join bench.memories m on m.reviews = k.review - 1;
