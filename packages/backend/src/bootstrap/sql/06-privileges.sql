-- The classic regime of Supabase: what the owner creates in `public` is reachable for the API roles,
-- and row-level security decides about rows. Migrations that also grant work under the newer one.
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant execute on functions to anon, authenticated, service_role;
