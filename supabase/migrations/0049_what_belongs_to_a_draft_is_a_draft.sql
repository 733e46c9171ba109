-- A published chapter of a draft book, and a published activity of a draft text or lesson, are seen by admins alone. The
-- policy of the owner's table answers within these: whoever may read the owner may read what belongs to it.
alter policy "everybody reads published materials, admins read drafts" on public.materials
  using (
    deleted_at is null
    and (
      (select private.is_admin())
      or (
        is_published
        and (book_id is null or exists (select from public.books b where b.id = book_id))
      )
    )
  );

alter policy "everybody does published activities, admins see drafts" on public.h5p
  using (
    deleted_at is null
    and (
      (select private.is_admin())
      or (
        is_published
        and case type
          when 'materials' then exists (select from public.materials m where m.id = material_id)
          else exists (select from public.lessons l where l.id = material_id)
        end
      )
    )
  );
