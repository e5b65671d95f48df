-- 企业登录: whom a provider of companies (COMPANY_SIGN_IN) shows to be the owner of an account, as the owner agreed to.
create table sso_identity (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  provider text not null,                      -- id of the setting
  subject_enc bytea not null,                  -- who it is at the provider: issuer or company, and the id there
  subject_hash bytea not null,                 -- HMAC-SHA256, for look-up
  shown text not null,                         -- what the provider calls the person
  created_at timestamptz not null,
  used_at timestamptz not null,
  unique (provider, subject_hash)
);
create index sso_identity_account on sso_identity (account_id);

-- One way to a provider and back. What it needs outlives no quarter of an hour.
create table sso_attempt (
  state_hash bytea primary key,                -- sha256 of 256 random bits
  provider text not null,
  account_id uuid references account on delete cascade, -- who links an identity; null: who signs in
  secret_hash bytea not null,                  -- sha256 of 256 random bits that stay in the browser that began
  check_enc bytea not null,                    -- state, nonce and PKCE verifier
  ticket_hash bytea unique,                    -- sha256 of 256 random bits, given to the browser that came back
  answer_enc bytea,                            -- what the provider sent with it
  asked_at timestamptz,                        -- the provider was asked who it is; null again where it did not answer
  person_enc bytea,                            -- who it is, as the provider said
  phone_enc bytea,                             -- the number that was proved
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sso_attempt_account on sso_attempt (account_id);
create index sso_attempt_end on sso_attempt (expires_at);

-- By which identity a session was opened; null: by a code or a password.
alter table login_session add column sso_identity_id uuid references sso_identity on delete set null;
create index login_session_sso on login_session (sso_identity_id) where sso_identity_id is not null;
