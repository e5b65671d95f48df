-- Why the provider did not take a code: its own code for it, or noAnswer.
alter table sms_outbox add column reason text;

-- Text messages of days that are over, kept when the rows that told them are swept.
create table sms_day (
  day date not null,                           -- of Shanghai
  purpose text not null,                       -- as of sms_code; notice: a message that a person wants to be told
  outcome text not null check (outcome in ('sent', 'failed', 'unknown', 'used')), -- used: of codes, beside how they went out
  reason text not null default '',             -- of those that failed
  times integer not null check (times > 0),
  primary key (day, purpose, outcome, reason)
);
