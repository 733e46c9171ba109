-- A visitor's question about their words has an empty answer; the policies leave them no row.
grant select on public.word_states, public.user_materials to anon;

-- Whether the caller has said anything of any word: without it, every text would be new to the last word.
create function private.has_words() returns boolean
language sql stable set search_path = '' as $$
  select auth.uid() is not null and (
    exists (select from public.user_words w where w.user_id = (select auth.uid()))
    or exists (select from public.word_states s where s.user_id = (select auth.uid()))
  )
$$;

-- How many words texts of one language have, and how many of them the caller knows (or ignores) and learns; known and
-- learning are null for a caller without words. The distinct lemmas of all the texts are looked up once, in one walk
-- through an index: what it costs follows the texts, not the words of the learner.
create function private.text_words(lang text, texts bigint[])
returns table (material_id bigint, words integer, known integer, learning integer)
language sql stable set search_path = '' as $$
  with shown as materialized (
    select m.id, m.words_to_know from public.materials m where m.id = any (text_words.texts)
  ),
  lemmas as materialized (
    select array(
      select distinct lemma.id from shown, unnest(shown.words_to_know) as lemma (id)
      where (select private.has_words())
    ) as ids
  ),
  said as (
    select s.lemma_id as id, true as is_known from public.word_states s
    where s.user_id = (select auth.uid()) and s.lang = text_words.lang
      and s.lemma_id = any ((select ids from lemmas)::bigint[])
    union all
    select w.ru_lemma_id, false from public.user_words w
    where w.user_id = (select auth.uid()) and text_words.lang = 'ru'
      and w.ru_lemma_id = any ((select ids from lemmas)::bigint[])
    union all
    select w.fr_lemma_id, false from public.user_words w
    where w.user_id = (select auth.uid()) and text_words.lang = 'fr'
      and w.fr_lemma_id = any ((select ids from lemmas)::bigint[])
  ),
  states as materialized (
    select said.id, bool_or(said.is_known) as is_known from said group by said.id
  ),
  counted as (
    select s.id, count(*) filter (where states.is_known)::integer as known,
      count(*) filter (where not states.is_known)::integer as learning
    from shown s, unnest(s.words_to_know) as lemma (id) join states on states.id = lemma.id
    where (select private.has_words())
    group by s.id
  )
  select shown.id, cardinality(shown.words_to_know),
    case when (select private.has_words()) then coalesce(counted.known, 0) end,
    case when (select private.has_words()) then coalesce(counted.learning, 0) end
  from shown left join counted on counted.id = shown.id
$$;

-- What a card says of a text's words, as `{"words": 312, "known": 271, "learning": 5}`; null for a text without words.
create function private.word_counts(words integer, known integer, learning integer) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select case when words > 0 then
    jsonb_build_object('words', words, 'known', known, 'learning', learning)
  end
$$;
create function private.word_counts_of(lang text, id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select private.word_counts(t.words, t.known, t.learning)
  from private.text_words(word_counts_of.lang, array[word_counts_of.id]) t
$$;

-- A computed column of materials. Nothing but a call, and no search path of its own, so that Postgres puts the call in its
-- place: a whole row as argument would unpack the text and its glossary.
create function public.word_counts(public.materials) returns jsonb
language sql stable as $$
  select private.word_counts_of($1.lang, $1.id)
$$;
revoke all on function
  private.has_words(),
  private.text_words(text, bigint[]),
  private.word_counts(integer, integer, integer),
  private.word_counts_of(text, bigint),
  public.word_counts(public.materials)
  from public;
grant execute on function
  private.has_words(),
  private.text_words(text, bigint[]),
  private.word_counts(integer, integer, integer),
  private.word_counts_of(text, bigint),
  public.word_counts(public.materials)
  to anon, authenticated, service_role;
