-- Our own storage keeps its keys of the S3 protocol in a table; hosted Supabase keeps its own elsewhere.
do $$
begin
  if to_regclass('storage.s3_access_keys') is not null then
    drop policy if exists "admins handle the keys of the S3 protocol" on storage.s3_access_keys;
    create policy "admins handle the keys of the S3 protocol" on storage.s3_access_keys
      for all to authenticated
      using ((select private.is_admin())) with check ((select private.is_admin()));
  end if;
end
$$;
