-- Words as they were kept: day by day, all learners of a day in turn, so that a learner's rows lie apart as on a real site.
insert into public.user_words (user_id, id, material_id, word_ru, word_fr, word_sentence, sentence_form, sentence_at, created_at)
overriding system value
select l.id, l.words_before + k.place, m.ids[k.place % cardinality(m.ids) + 1], v.word, 'mot ' || k.place,
  'Это предложение, в котором стоит ' || v.word || ', и ещё несколько слов.', v.word, 33,
  bench.moment(k.ago, k.seed)
from (
  select l.place as learner, w.place,
    bench.days_ago(bench.session_of(w.place, l.words, l.sessions), l.sessions) as ago,
    hashint8(l.words_before + w.place) & 16383 as seed
  from bench.learners l, generate_series(1, l.words) as w (place)
  order by ago desc, seed
) k
join bench.learners l on l.place = k.learner
join bench.vocabulary v on v.number = 2 * k.place,
(select array_agg(id order by id) as ids from public.materials where lang = 'ru') m;
select setval(pg_get_serial_sequence('public.user_words', 'id'), (select sum(words) from bench.learners));
