-- A run of 参展预测 that an operator has asked for; the next node that looks does it.
create table forecast_request (
  id uuid primary key,
  asked_by text not null,
  asked_at timestamptz not null,
  finished_at timestamptz,
  failure text                                 -- null: it ran
);
create unique index forecast_request_open on forecast_request ((true)) where finished_at is null;
