-- Accounts with their password (that of the first account of the site), a session and a refresh token each, profiles and settings
-- as the site makes them; weights that were fitted to the log as it is.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
)
select p.instance_id, l.id, p.aud, p.role, 'learner-' || l.place || '@example.org', p.encrypted_password, now(), now(),
  p.raw_app_meta_data, p.raw_user_meta_data, now() - interval '300 days', now(), p.confirmation_token, p.recovery_token,
  p.email_change, p.email_change_token_new
from bench.learners l, (select * from auth.users order by created_at limit 1) p;
insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select l.id, l.id, jsonb_build_object('sub', l.id, 'email', 'learner-' || l.place || '@example.org'), 'email', now(), now(), now()
from bench.learners l;
insert into auth.sessions (id, user_id, created_at, updated_at, aal)
select gen_random_uuid(), l.id, now() - interval '1 day', now() - interval '1 day', 'aal1' from bench.learners l;
insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
select encode(sha256(s.id::text::bytea), 'hex'), s.user_id, false, s.created_at, s.updated_at, s.id
from auth.sessions s join bench.learners l on l.id = s.user_id;
insert into public.users_profile (id, learning_language, word_count) select id, 'ru', words from bench.learners;
insert into private.state_counts (user_id, states) select id, words from bench.learners;
insert into public.learner_settings (user_id, reviews_a_day, fitted_reviews, fitted_at)
select l.id, case when l.place <= 10 then 2000 else 200 end, r.reviews, now()
from bench.learners l, lateral (
  select sum(bench.reviews_of(place, l.words)) as reviews from generate_series(1, l.words) place
) r
where l.place <= 10 or r.reviews >= 400;
-- Three texts each that are being studied, with the place in them.
insert into public.user_materials (user_id, material_id, is_being_studied, is_studied)
select l.id, m.id, true, false
from bench.learners l, (select id from public.materials where lang = 'ru' order by id limit 3) m order by m.id, l.place;
insert into public.reading_places (user_id, material_id, word)
select l.id, m.id, 10
from bench.learners l, (select id from public.materials where lang = 'ru' order by id limit 3) m order by m.id, l.place;
