insert into public.word_states (user_id, lang, lemma, state, created_at, updated_at)
select l.id, 'ru', v.word, case k.place % 10 when 0 then 'ignored' else 'known' end,
  bench.moment(k.ago, k.seed), bench.moment(k.ago, k.seed)
from (
  select l.place as learner, w.place,
    bench.days_ago(bench.session_of(w.place, l.words, l.sessions), l.sessions) as ago,
    hashint8(l.words_before + w.place) & 16383 as seed
  from bench.learners l, generate_series(1, l.words) as w (place)
  order by ago desc, seed
) k
join bench.learners l on l.place = k.learner
join bench.vocabulary v on v.number = 2 * k.place - 1;
