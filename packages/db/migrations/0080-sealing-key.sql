-- The keys that *_enc and *_hash were made with: only what tells one key from another, nothing that opens anything.
create table sealing_key (
  id smallint primary key check (id between 1 and 255), -- the first byte of every *_enc
  key_check bytea not null,                    -- HMAC-SHA256 of a constant
  made_in text not null,                       -- where it was kept when it was first used: a path, or SECRET_KEY
  made_at timestamptz not null default now(),
  carried_enc bytea,                           -- sealed with this key: secrets of the keys before, for hashes that cannot be made anew
  retired_at timestamptz                       -- null: in use. Two in use: a rotation is not finished
);

-- So that the hash can be made with another key. Forgotten with it.
alter table invitation add column phone_enc bytea;
