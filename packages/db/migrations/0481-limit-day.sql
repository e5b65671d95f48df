-- How often a limit refused somebody, of a day of Shanghai.
create table limit_day (
  day date not null,
  limit_name text not null,                    -- packages/contract/src/limitNames.ts
  times integer not null check (times > 0),
  primary key (day, limit_name)
);

-- Whom limits refused last. So many at most as are shown: a flood fills nothing.
create table limit_refusal (
  at timestamptz not null,                     -- the minute
  limit_name text not null,
  phone_mask text not null,                    -- 138****5678; '' where no number was typed
  network text not null,                       -- 203.0.113.*
  times integer not null check (times > 0),    -- in that minute
  primary key (at, limit_name, phone_mask, network)
);

-- A number whose own limits on codes an operator has lifted.
create table limit_lift (
  id uuid primary key,
  phone_hash bytea,                            -- HMAC; null once the key was rotated, which ends it
  phone_mask text not null,
  reason text not null,                        -- for operators
  operator text not null,
  lifted_at timestamptz not null,
  until timestamptz not null,
  ended_by text,
  ended_at timestamptz,                        -- before it was over, or with the next one
  check (phone_hash is not null or ended_at is not null)
);
create unique index limit_lift_open on limit_lift (phone_hash) where ended_at is null;
create index limit_lift_at on limit_lift (lifted_at);
