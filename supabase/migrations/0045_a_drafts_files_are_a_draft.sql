-- Who may read a row gets the files that it names, one at a time and by name; what no such row names is a draft's. Files
-- that the site itself stored and nothing names yet (the flags, the pictures of the sections) are everybody's. Only
-- admins list files, sign addresses, copy and move.
update storage.buckets set public = false where id = 'slovo';

create index books_by_image on public.books (image) where image is not null;
create index materials_by_image on public.materials (image) where image is not null;
create index materials_by_audio on public.materials (audio) where audio is not null;
create index materials_by_video on public.materials (video) where video is not null;
create index posts_by_image on public.posts (image) where image is not null;
create index h5p_by_file on public.h5p (file) where file is not null;

-- The pictures and recordings among the blocks of a lesson.
create function private.files_of_blocks(blocks jsonb) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select jsonb_path_query(blocks, 'lax $[*].path ? (@.type() == "string")') #>> '{}')
$$;

-- The same in the Markdown of posts and pages: `![…](image/v-kafe.webp)`.
create function private.files_of_text(body text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select (regexp_matches(body, '\]\((\S+)\)', 'g'))[1])
$$;

create index lessons_by_file on public.lessons using gin (private.files_of_blocks(blocks));
create index posts_by_file on public.posts using gin (private.files_of_text(body));
create index pages_by_file on public.pages using gin (private.files_of_text(body));

-- `h5p/genitif/content/images/a.png` → `h5p/genitif.h5p`, the package that it was unpacked from.
create function private.package_of(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'h5p/' || regexp_replace(split_part(name, '/', 2), '\.h5p$', '') || '.h5p'
  where name like 'h5p/%'
$$;

-- Every row that names a file, drafts too: whether it may be read is asked in the name of the reader.
create function private.content_naming(file text) returns table (type text, id bigint)
language sql stable security definer set search_path = '' as $$
  select 'books', b.id from public.books b where b.image = content_naming.file
  union all
  select 'materials', m.id from public.materials m where m.image = content_naming.file
  union all
  select 'materials', m.id from public.materials m where m.audio = content_naming.file
  union all
  select 'materials', m.id from public.materials m where m.video = content_naming.file
  union all
  select 'lessons', l.id from public.lessons l
  where private.files_of_blocks(l.blocks) @> array[content_naming.file]
  union all
  select 'posts', p.id from public.posts p where p.image = content_naming.file
  union all
  select 'posts', p.id from public.posts p
  where private.files_of_text(p.body) @> array[content_naming.file]
  union all
  select 'pages', p.id from public.pages p
  where private.files_of_text(p.body) @> array[content_naming.file]
  union all
  select 'h5p', a.id from public.h5p a where a.file = private.package_of(content_naming.file)
$$;

-- Row-level security of the content decides: this runs with the rights of whoever asks.
create function private.may_read_file(name text, owner_id text) returns boolean
language sql stable set search_path = '' as $$
  with naming as materialized (select * from private.content_naming(may_read_file.name))
  select case
    when exists (select from naming) then exists (
      select from naming n where case n.type
        when 'books' then exists (select from public.books where id = n.id)
        when 'materials' then exists (select from public.materials where id = n.id)
        when 'lessons' then exists (select from public.lessons where id = n.id)
        when 'posts' then exists (select from public.posts where id = n.id)
        when 'pages' then exists (select from public.pages where id = n.id)
        else exists (select from public.h5p where id = n.id)
      end
    )
    else may_read_file.owner_id is null and may_read_file.name not like 'h5p/%'
  end
$$;

-- The storage says what it is about to do.
create function private.gets_one_file() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('storage.operation', true), '') ~
    '^(storage\.)?(object\.(get|head|info)_|render\.image_|s3\.object\.(get|info)$)'
$$;

revoke all on function private.content_naming(text), private.may_read_file(text, text),
  private.gets_one_file(), private.files_of_blocks(jsonb), private.files_of_text(text),
  private.package_of(text) from public;
grant execute on function private.content_naming(text), private.may_read_file(text, text),
  private.gets_one_file() to anon, authenticated;
-- Whoever writes a row writes its index too.
grant execute on function private.files_of_blocks(jsonb), private.files_of_text(text)
  to authenticated, service_role;

drop policy "everybody sees the files of the site" on storage.objects;
create policy "who may read a text gets its files" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'slovo' and (select private.gets_one_file()) and private.may_read_file(name, owner_id)
  );
create policy "admins see all files" on storage.objects
  for select to authenticated
  using (bucket_id = 'slovo' and (select private.is_admin()));
