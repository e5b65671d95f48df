-- Files that operators hand in over the console.
create table import_file (
  id uuid primary key,
  name text not null,
  key text not null,                           -- where the bytes lie in the storage; they go after some days
  size bigint not null,                        -- bytes
  operator text not null,
  created_at timestamptz not null
);

-- What is to be done with imports, in a thread of one of the nodes: tried, brought in, taken back. One at a time.
create table import_task (
  no integer generated always as identity primary key,
  kind text not null check (kind in ('try', 'run', 'undo')),
  file_id uuid references import_file,         -- null: an undo
  dataset text not null,
  options jsonb not null default '{}',         -- what is told beside the file
  tried integer references import_task,        -- of a run: the trial that it repeats for good
  run integer,                                 -- number of the import_run that it writes or takes back
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'broken')),
  operator text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  rows_read bigint not null default 0,
  share real not null default 0,               -- of the file, 0 to 1
  outcome jsonb not null default '{}',
  kept_key text                                -- rejected rows, or what an undo left, in the storage; null: there are none
);
create unique index import_task_one on import_task ((true)) where state in ('queued', 'running');
create index import_task_run on import_task (run) where run is not null;
