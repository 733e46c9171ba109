-- What `/realtime/v1` hears: changes of the tables of publication `supabase_realtime`, and messages that SQL sends.
-- Both travel by NOTIFY: it works on every Postgres, reaches every process, and is told only after the commit.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- Its policies decide who may read and write private channels; messages themselves are not kept.
create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text
language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- A notice holds 8,000 bytes: a longer message goes in pieces, which one transaction keeps together and in order.
create or replace function realtime.tell(channel text, message text) returns void
language plpgsql set search_path = '' as $$
declare
  id text := gen_random_uuid();
  size constant int := 1900; -- letters of up to four bytes
  pieces int := ceil(char_length(message) / size::numeric);
begin
  if octet_length(message) < 7900 then
    perform pg_notify(channel, message);
  else
    perform pg_notify(
      channel, format('+%s %s %s %s', id, n, pieces, substr(message, (n - 1) * size + 1, size)))
    from generate_series(1, pieces) n order by n;
  end if;
end
$$;

-- One notice for many rows. Of a row that still exists only the key and short values are sent: callers that may read it
-- read the rest. A deleted row is sent whole, because its policies are checked afterwards.
create or replace function realtime.tell_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  keys text[] := array(
    select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary
  );
  change jsonb := jsonb_build_object(
    'id', gen_random_uuid(), 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  );
begin
  perform realtime.tell('realtime_changes', (change || jsonb_build_object('rows', jsonb_agg(image)))::text)
  from (
    select image, sum(octet_length(image::text)) over (order by n) / 7000 as piece
    from (
      select
        row_number() over () as n,
        case when tg_op = 'DELETE' then to_jsonb(r) else (
          select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(r))
          where key = any (keys) or octet_length(value) <= 256
        ) end as image
      from changed r
    ) images
  ) pieces
  group by piece order by piece;
  return null;
end
$$;
revoke all on function realtime.tell_changes() from public;

-- Puts the triggers on what the publication lists, and takes them off what it lists no longer.
create or replace function realtime.follow_publication() returns void
language plpgsql set search_path = '' as $$
declare
  wanted record;
begin
  for wanted in
    select c.oid::regclass as name, event.name as event, t.oid is null as is_missing
    from pg_class c
    cross join (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as event (name, image)
    left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'realtime_' || event.name
    where (t.oid is null) = exists (
      select from pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = c.relnamespace::regnamespace::text
        and p.tablename = c.relname
    ) and (t.oid is not null or c.relkind in ('r', 'p'))
  loop
    if wanted.is_missing then
      execute format(
        'create trigger %I after %s on %s referencing %s table as changed for each statement execute function realtime.tell_changes()',
        'realtime_' || wanted.event, wanted.event, wanted.name,
        case wanted.event when 'delete' then 'old' else 'new' end);
    else
      execute format('drop trigger %I on %s', 'realtime_' || wanted.event, wanted.name);
    end if;
  end loop;
end
$$;
revoke all on function realtime.follow_publication() from public;

create or replace function realtime.send(
  payload jsonb, event text, topic text, private boolean default true
) returns void
language sql security definer set search_path = '' as $$
  select realtime.tell('realtime_messages', jsonb_build_object(
    'id', gen_random_uuid(), 'kind', 'broadcast', 'topic', topic, 'event', event,
    'payload', payload, 'private', private)::text)
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(jsonb_build_object(
    'old_record', to_jsonb(old), 'record', to_jsonb(new), 'operation', operation,
    'table', table_name, 'schema', table_schema), event_name, topic_name);
end
$$;
