-- A block that no page understands cannot be written. Rows that hold one already stay as they are until they are saved:
-- the site leaves such a block out.
alter table public.lessons add constraint blocks_are_understood check (
  jsonb_array_length(blocks) = jsonb_array_length(jsonb_path_query_array(blocks, 'strict $[*] ? (
    @.type == "main-title" || @.type == "subtitle" || @.type == "title" || @.type == "paragraph" ||
    @.type == "list" || @.type == "examples" || @.type == "table" || @.type == "audio" ||
    @.type == "image" || @.type == "tip")'))
) not valid;

-- From which sites a package may take pictures, sounds and films: none until an admin allows it for this activity.
alter table public.h5p
  add column allowed_origins text[] not null default '{}',
  add constraint allowed_origins_are_origins check (
    cardinality(allowed_origins) <= 20
    and array_to_string(allowed_origins, ' ', '?') ~ '^(https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?( |$))*$'
  );
