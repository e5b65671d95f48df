-- What an operator has set in the console of what may change while the servers run; it goes before the environment.
create table runtime_setting (
  name text primary key,                       -- as in docs/operating/settings.md
  value text not null,
  changed_by text not null,
  changed_at timestamptz not null
);
