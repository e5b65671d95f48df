-- A stored answer may hold the clear numbers of an unlock: it is kept sealed like every telephone number.
truncate idempotency_key;
alter table idempotency_key drop column answer;
alter table idempotency_key add column answer_enc bytea not null;
