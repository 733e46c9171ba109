-- An activity whose type our own players do not play is played by the libraries of its package, in a sandboxed frame.
alter table public.h5p
  add column is_framed boolean not null default false,
  add constraint framed_activities_have_a_package check (not is_framed or file is not null);
