-- The site keeps 1,000 letters of a sentence at most; the data API took five times as many, and every page of the
-- dictionary reads them. Longer ones that are there already lose their end.
alter table public.user_words drop constraint user_words_word_sentence_check;
update public.user_words set word_sentence = left(word_sentence, 999) || '…'
  where char_length(word_sentence) > 1000;
alter table public.user_words
  add constraint a_sentence_is_short check (char_length(word_sentence) <= 1000);
