-- Who did what, when and from where. No number, code, contact or written text is in it; people are their ids.

-- What is not yet in the chain. Written by the call itself, in its transaction, and by no more than an insert.
create table security_event (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  event text not null,                         -- packages/contract/src/securityEvent.ts
  call text not null,                          -- company.contacts, or the command of an operator
  result text not null,                        -- done, or the name of the failure
  account_id uuid,
  sub_account_id uuid,
  tenant_id uuid,
  operator text,
  target uuid,                                 -- whom or what it was done to
  detail text,
  subject bytea,                               -- keyed hash of the number that was typed where nobody is signed in
  network text not null default '',            -- 203.0.113.*
  network_key bytea,                           -- keyed hash of the network
  times integer not null default 1             -- of the same kind, within a minute
);
create index security_event_at on security_event (at);

-- The chain: each row holds the one before it. Kept for a year, and never changed.
create table security_log (
  position bigint primary key,
  previous bytea not null,                     -- hash of the row before; empty in the first
  hash bytea not null,                         -- HMAC-SHA256 over previous, position and all of the row
  id uuid not null unique,
  at timestamptz not null,
  event text not null,
  call text not null,
  result text not null,
  account_id uuid,
  sub_account_id uuid,
  tenant_id uuid,
  operator text,
  target uuid,
  detail text,
  subject bytea,
  network text not null,
  network_key bytea,
  times integer not null
);
create index security_log_at on security_log (at);
create index security_log_account on security_log (account_id, position) where account_id is not null;
create index security_log_subject on security_log (subject, position) where subject is not null;

create function security_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '365 days' then return old; end if;
  raise exception 'the security log is only ever added to';
end $$;

create trigger security_log_stays before update or delete on security_log
  for each row execute function security_log_stays();
create trigger security_log_is_not_emptied before truncate on security_log
  for each statement execute function security_log_stays();
create trigger security_event_stays before update on security_event
  for each row execute function security_log_stays();
create trigger security_event_is_not_emptied before truncate on security_event
  for each statement execute function security_log_stays();
