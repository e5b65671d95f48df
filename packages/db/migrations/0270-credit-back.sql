-- A credit that comes back in a month in which none was used yet counts as one more of it.
alter table quota_usage drop constraint quota_usage_used_check;
create index quota_ledger_reference on quota_ledger (reference) where reference is not null;
