-- When each sentence of a recording begins and ends, in seconds: `[[0, 2.31], null, [4.1, 7.85]]`. The place in the list is
-- the sentence's place among those that have words (wordedSentences() of packages/content-model); null where it has no cue.
create function private.are_cues(cues jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(cues) = 'array' and jsonb_array_length(cues) <= 20000 and not exists (
    select from jsonb_array_elements(case when jsonb_typeof(cues) = 'array' then cues end) as cue
    where case
      when jsonb_typeof(cue) = 'null' then false
      when jsonb_typeof(cue) <> 'array' then true
      when jsonb_array_length(cue) <> 2 then true
      when jsonb_typeof(cue -> 0) <> 'number' or jsonb_typeof(cue -> 1) <> 'number' then true
      else not ((cue ->> 0)::numeric >= 0 and (cue ->> 1)::numeric > (cue ->> 0)::numeric)
    end
  )
$$;
revoke all on function private.are_cues(jsonb) from public;
grant execute on function private.are_cues(jsonb) to authenticated, service_role;

alter table public.materials add column cues jsonb check (private.are_cues(cues));
