-- What an admin deletes is hidden from everybody, with its chapters and activities, and comes back whole: nothing that
-- belongs to it has moved. After thirty days it is removed for good.
alter table public.books add deleted_at timestamptz;
alter table public.materials add deleted_at timestamptz;
alter table public.lessons add deleted_at timestamptz;
alter table public.h5p add deleted_at timestamptz;
alter table public.posts add deleted_at timestamptz;
alter table public.pages add deleted_at timestamptz;

alter policy "everybody reads published books, admins read drafts" on public.books
  using (deleted_at is null and (is_published or (select private.is_admin())));
alter policy "everybody reads published materials, admins read drafts" on public.materials
  using (deleted_at is null and (is_published or (select private.is_admin())));
alter policy "everybody reads published lessons, admins read drafts" on public.lessons
  using (deleted_at is null and (is_published or (select private.is_admin())));
alter policy "everybody does published activities, admins see drafts" on public.h5p
  using (deleted_at is null and (is_published or (select private.is_admin())));
alter policy "everybody reads published posts, admins read drafts" on public.posts
  using (deleted_at is null and (is_published or (select private.is_admin())));
alter policy "everybody reads published pages, admins read drafts" on public.pages
  using (deleted_at is null and (is_published or (select private.is_admin())));

-- The name of what is deleted is free again.
alter table public.lessons drop constraint lessons_slug_key;
create unique index lessons_slug_key on public.lessons (slug) where deleted_at is null;
alter table public.posts drop constraint posts_lang_slug_key;
create unique index posts_lang_slug_key on public.posts (lang, slug) where deleted_at is null;
alter table public.pages drop constraint pages_slug_locale_key;
create unique index pages_slug_locale_key on public.pages (slug, locale) where deleted_at is null;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'only admins delete content and bring it back' using errcode = '42501';
  end if;
end
$$;

-- Only the tables of content: the name comes from outside.
create function private.content_table(type text) returns regclass
language plpgsql immutable set search_path = '' as $$
begin
  if type not in ('books', 'materials', 'lessons', 'h5p', 'posts', 'pages') then
    raise exception 'no_such_type' using errcode = '22023';
  end if;
  return format('public.%I', type)::regclass;
end
$$;

-- Marks a row with the time of its deletion, or takes that mark away, and the same with what belongs to it: the moment
-- tells what was deleted together. Gives back whether there was such a row.
create function private.move_content(type text, id bigint, was timestamptz, becomes timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  moved bigint;
begin
  execute format(
    'update %s set deleted_at = $3 where id = $1 and deleted_at is not distinct from $2 returning id',
    private.content_table(type)
  ) into moved using id, was, becomes;
  if moved is null then
    return false;
  end if;
  if type = 'books' then
    update public.h5p a set deleted_at = becomes from public.materials m
    where m.book_id = move_content.id and m.deleted_at is not distinct from was
      and a.type = 'materials' and a.material_id = m.id and a.deleted_at is not distinct from was;
    update public.materials m set deleted_at = becomes
    where m.book_id = move_content.id and m.deleted_at is not distinct from was;
  elsif type in ('materials', 'lessons') then
    update public.h5p a set deleted_at = becomes
    where a.type = move_content.type and a.material_id = move_content.id
      and a.deleted_at is not distinct from was;
  end if;
  return true;
end
$$;

create function private.remove_old_content() returns void
language plpgsql security definer set search_path = '' as $$
declare
  type text;
begin
  foreach type in array array['h5p', 'materials', 'books', 'lessons', 'posts', 'pages'] loop
    execute format(
      'delete from %s where deleted_at < now() - interval ''30 days''', private.content_table(type)
    );
  end loop;
end
$$;

create function public.admin_delete_content(type text, id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.remove_old_content();
  return private.move_content(type, id, null, now());
end
$$;

create function public.admin_restore_content(type text, id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
begin
  perform private.require_admin();
  execute format('select deleted_at from %s where id = $1', private.content_table(type))
    into since using id;
  return since is not null and private.move_content(type, id, since, null);
end
$$;

-- What may still be brought back, newest first; what was deleted with its book or its text comes back with that.
create function public.admin_deleted_content(type text)
returns table (id bigint, title text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute format(
    'select t.id, %s, t.deleted_at from %s t where t.deleted_at is not null %s
     order by t.deleted_at desc, t.id desc limit 100',
    case when type = 'lessons' then 't.title_fr' else 't.title::text' end,
    private.content_table(type),
    case type
      when 'materials' then
        'and not exists (select from public.books b where b.id = t.book_id and b.deleted_at = t.deleted_at)'
      when 'h5p' then
        'and not exists (select from public.materials m where t.type = ''materials''
           and m.id = t.material_id and m.deleted_at = t.deleted_at)
         and not exists (select from public.lessons l where t.type = ''lessons''
           and l.id = t.material_id and l.deleted_at = t.deleted_at)'
      else ''
    end
  );
end
$$;

revoke all on function private.require_admin(), private.content_table(text),
  private.move_content(text, bigint, timestamptz, timestamptz), private.remove_old_content(),
  public.admin_delete_content(text, bigint), public.admin_restore_content(text, bigint),
  public.admin_deleted_content(text) from public, anon;
grant execute on function public.admin_delete_content(text, bigint),
  public.admin_restore_content(text, bigint), public.admin_deleted_content(text) to authenticated;
