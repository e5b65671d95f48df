-- Pictures and videos people have sent; the bytes lie in the storage under `key` (and `thumb_key`).
create table upload_file (
  id uuid primary key,                         -- random as a whole: it stands in links
  tenant_id uuid not null references tenant on delete cascade,
  sub_account_id uuid references sub_account on delete set null,
  client_uid uuid not null,                    -- made by the client: a repeated upload is the same file
  scene text not null check (scene in ('avatar', 'followUp')),
  kind text not null check (kind in ('picture', 'video')),
  key text not null unique,
  thumb_key text unique,
  mime text not null,
  size integer not null,                       -- bytes, as stored
  thumb_size integer,
  width integer,                               -- px, as shown
  height integer,
  duration_ms integer,
  name text not null default '',               -- as the sender's device calls it
  created_at timestamptz not null default now(),
  unique (sub_account_id, client_uid)
);
create index upload_file_tenant on upload_file (tenant_id);
create index upload_file_age on upload_file (created_at);

-- Objects nobody needs once `due_at` has come: written before an object is put, taken back when its row is there, and
-- written again when the row goes, by whatever way. So no crash leaves an object behind.
create table upload_removal (
  key text primary key,
  due_at timestamptz not null
);

create function upload_file_removed() returns trigger language plpgsql as $$
begin
  insert into upload_removal (key, due_at)
  select key, now() from unnest(array[old.key, old.thumb_key]) as key where key is not null
  on conflict do nothing;
  return old;
end $$;
create trigger upload_file_removed after delete on upload_file for each row execute function upload_file_removed();

create table follow_up_file (
  follow_up_id uuid not null references follow_up on delete cascade,
  file_id uuid not null references upload_file on delete cascade,
  position smallint not null,
  primary key (follow_up_id, file_id)
);
create index follow_up_file_file on follow_up_file (file_id);
