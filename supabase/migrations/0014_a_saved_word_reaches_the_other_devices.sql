-- A word saved on the phone appears in the dictionary that is open on the laptop: realtime tells changes of this table
-- to those whom its policies let read them. On hosted Supabase a deleted row's key, and nothing else, is told to all.
alter publication supabase_realtime add table public.user_words;
