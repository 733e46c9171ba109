insert into storage.buckets (id, name, public) values ('slovo', 'slovo', true)
on conflict (id) do nothing;

create policy "everybody sees the files of the site" on storage.objects
  for select to anon, authenticated using (bucket_id = 'slovo');
create policy "admins add files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'slovo' and (select private.is_admin()));
create policy "admins change files" on storage.objects
  for update to authenticated
  using (bucket_id = 'slovo' and (select private.is_admin()))
  with check (bucket_id = 'slovo' and (select private.is_admin()));
create policy "admins delete files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'slovo' and (select private.is_admin()));
