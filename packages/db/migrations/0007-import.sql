-- One row for each run of the import; what the operator reads to know what came in when.
create table import_run (
  id uuid primary key,
  dataset text not null,
  file_name text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  read_count bigint not null default 0,
  written_count bigint not null default 0,
  unchanged_count bigint not null default 0,
  rejected_count bigint not null default 0,
  status text not null default 'running' check (status in ('running', 'done', 'failed'))
);
