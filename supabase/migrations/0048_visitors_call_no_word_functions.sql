-- The functions that generated columns are made of are no API: a visitor could have them work on megabytes. Learners
-- keep the right, because Postgres asks for it when their words are saved.
revoke execute on function public.lookup_key(text), public.lemma_id(text) from public, anon;

-- No word, and no pair of words, is longer than a thousand letters, so what is stored stays as it is.
create or replace function public.lookup_key(word text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      lower(
        regexp_replace(
          normalize(left(word, 1000), nfc), '([\u0400-\u052F])[\u0300\u0301]+', '\1', 'g'
        ) collate "und-x-icu"
      ),
      'ё’ʼ`‐‑', 'е''''''--'
    ),
    '[\s\u00A0\u202F\uFEFF]+', ' ', 'g'
  ))
$$;
grant execute on function public.lookup_key(text), public.lemma_id(text)
  to authenticated, service_role;
