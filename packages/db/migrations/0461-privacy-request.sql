-- 个人信息请求: what a person asks of those who handle their personal information (PIPL 44–50), and what came of it. It
-- stays, without the person and their words, when they are erased: that it was answered, and when.
create sequence privacy_request_number;
create table privacy_request (
  id uuid primary key,
  number bigint not null unique default nextval('privacy_request_number'), -- as the operator names it
  account_id uuid references account on delete set null,
  sub_account_id uuid references sub_account on delete set null,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'other')),
  content text not null,                       -- in the person's words; '' once they are erased
  due_on date not null,                        -- of Shanghai, by whose end it is answered
  state text not null default 'open' check (state in ('open', 'done', 'declined')),
  did text check (did in ('nothing', 'copy', 'erase')), -- what was begun with the answer
  answer text not null default '',
  operator text,
  answered_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'open') = (answered_at is null))
);
create index privacy_request_open on privacy_request (due_on, number) where state = 'open';
create index privacy_request_account on privacy_request (account_id, created_at desc);
create index privacy_request_person on privacy_request (sub_account_id);
create unique index privacy_request_once on privacy_request (account_id, kind) where state = 'open';
