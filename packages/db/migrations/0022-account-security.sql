-- Declared at the first login (no document is collected): 18 and over, or 16 to 18 with a guardian's consent.
alter table account add column age_group text check (age_group in ('adult', 'minor'));
alter table account add column password_changed_at timestamptz;

-- Who agreed for a person of 16 to 18, by a code sent to the guardian's own number.
create table guardian_consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  phone_enc bytea not null,                    -- AES-256-GCM, key id first
  phone_hash bytea not null,                   -- HMAC-SHA256
  phone_mask text not null,
  created_at timestamptz not null default now()
);
create index guardian_consent_account on guardian_consent (account_id);

-- 203.0.113.*: enough to recognise one's own devices, no address.
alter table login_session add column ip_mask text not null default '';

alter table consent add column text_hash bytea;             -- sha256 of the text that was agreed to
alter table consent add column ip_hash bytea;
alter table consent add column user_agent text not null default '';
create index consent_account on consent (account_id, document, created_at desc);
create index consent_device on consent (device_id, document, created_at desc);

-- A solved challenge counts once (nonce), and its pass lets one call through (used_at).
create table behavior_pass (
  nonce text primary key,
  token_hash bytea not null unique,            -- sha256 of the pass
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Between the steps of a form: the right code was typed, the next step may follow once.
create table account_ticket (
  token_hash bytea primary key,                -- sha256 of the opaque ticket
  purpose text not null,                       -- resetPassword, replacePhone
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_ticket_account on account_ticket (account_id);
