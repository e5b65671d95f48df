-- People who run the product: wholly apart from accounts of the app.
create table operator (
  id uuid primary key,
  name text not null unique,                   -- signs in with it; never given to another person
  roles text[] not null check (roles <@ array['data', 'people', 'content', 'running', 'operators'] and cardinality(roles) > 0),
  password_hash text,                          -- argon2id; null: not set up
  totp_enc bytea,                              -- the secret of the second factor, base32; null: not set up
  totp_step bigint,                            -- of the last code that was taken (RFC 6238): none is taken twice
  set_up_hash bytea unique,                    -- sha256 of the ticket of the set-up link; null: used, or closed
  set_up_until timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((password_hash is null) or (totp_enc is not null)),
  check ((set_up_hash is null) = (set_up_until is null))
);
create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator on delete cascade,
  token_hash bytea not null unique,            -- sha256
  network_hash bytea not null,
  ip_mask text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index operator_session_operator on operator_session (operator_id);
-- Each opens once in place of the second factor.
create table operator_recovery (
  operator_id uuid not null references operator on delete cascade,
  code_hash bytea not null,                    -- sha256 of 80 random bits
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
