-- Ours: the password of each sign-up, kept with the flow that its browser began, until the address is confirmed.
create table if not exists auth.sign_up_passwords (
  flow_state_id uuid not null primary key references auth.flow_state on delete cascade,
  encrypted_password text not null
);
alter table auth.sign_up_passwords enable row level security;
