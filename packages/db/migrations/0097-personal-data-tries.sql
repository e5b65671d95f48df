-- A file that cannot be made is tried three times, each later than the last, and blocks nobody meanwhile.
alter table personal_export
  add column tries smallint not null default 0,
  add column next_try_at timestamptz not null default now();
drop index personal_export_queue;
create index personal_export_queue on personal_export (next_try_at) where state = 'queued';

-- An account that could not be erased is tried again on the next day.
alter table account add column delete_retry_at timestamptz;
