-- Codes on their way to the provider that sends them, and what became of each.
create table sms_outbox (
  code_id uuid primary key references sms_code on delete cascade,
  message_enc bytea,                           -- number and code, sealed; null once nothing is left to be sent
  state text not null default 'waiting' check (state in (
    'waiting',                                 -- nobody has begun to send it
    'sending',                                 -- somebody has; it is never begun twice
    'sent', 'failed',                          -- as the provider says
    'unknown',                                 -- whoever was sending it ended before the provider's answer
    'expired')),                               -- the code was over, used or replaced before anybody began
  created_at timestamptz not null,
  begun_at timestamptz,
  settled_at timestamptz
);
create index sms_outbox_open on sms_outbox (created_at) where state in ('waiting', 'sending');
