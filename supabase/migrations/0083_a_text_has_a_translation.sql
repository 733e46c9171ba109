-- A text's translation into the language of its readers, sentence by sentence, beside the text: read, written, hidden and
-- deleted with it. {"fr": [[start, end, sentence, translation], …]}: the sentence stood at these offsets when it was translated.
alter table public.materials
  add column translations jsonb not null default '{}',
  add column has_translation boolean not null generated always as (translations <> '{}') stored,
  add constraint translations_are_of_reader_languages check (
    jsonb_typeof(translations) = 'object' and translations - array['fr', 'ru'] = '{}'
    and not translations ? lang and octet_length(translations::text) <= 4000000
  );
