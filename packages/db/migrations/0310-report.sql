-- 我的反馈: what people say is wrong, is missing, or should be found, and what came of it.
create sequence report_number;
create table report (
  id uuid primary key,
  number bigint not null unique default nextval('report_number'), -- as the operator names it
  sub_account_id uuid not null references sub_account on delete cascade,
  kind text not null check (kind in ('correction', 'missing', 'contacts')),
  object_type text check (object_type in ('company', 'exhibition', 'hall', 'news')),
  object_id uuid,
  object_name text not null,                   -- at that time; of what is missing: as the person calls it
  field text,                                  -- which fact; null: of what is missing
  part text,                                   -- the sub-page of a company
  content text not null,                       -- what is right, in the person's words
  evidence text not null,                      -- where it stands: an address, or words
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  answer text not null default '',
  operator text,                               -- who answered; null: a rule
  answered_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'missing') = (object_id is null)),
  check ((object_type is null) = (object_id is null)),
  check ((state = 'open') = (answered_at is null))
);
create index report_open on report (number) where state = 'open';
create index report_of_person on report (sub_account_id, created_at desc, id desc);
-- 求补充: of a company once, until it is answered.
create unique index report_asks_once on report (sub_account_id, object_id) where kind = 'contacts' and state = 'open';
create index report_object on report (object_id);
