-- Addresses by which other calendars follow what somebody has in 我的展会.
create table calendar_feed (
  id uuid primary key,
  sub_account_id uuid not null references sub_account on delete cascade,
  token_hash bytea not null unique,            -- sha256 of the secret part of the address, which nobody keeps
  parts text[] not null,                       -- show, moves, deadlines, followUps
  locale text not null,
  created_at timestamptz not null default now(),
  fetched_at timestamptz,                      -- to the minute
  fetched_by text                              -- what the program calls itself
);
create index calendar_feed_person on calendar_feed (sub_account_id);

-- What calendars were told last of a part of an edition. SEQUENCE (RFC 5545 §3.8.7.4) rises only when that changes.
create table calendar_event (
  edition_id uuid not null references exhibition_edition on delete cascade,
  part text not null,                          -- show, moveIn, moveOut, registrationDeadline, drawingReviewDeadline, freightDeadline
  facts jsonb,                                 -- null: these days are known no longer
  before jsonb,                                -- what was told before the last change
  sequence integer not null default 0,
  changed_at timestamptz not null,
  primary key (edition_id, part)
);
create index calendar_event_changed on calendar_event (changed_at) where sequence > 0;
