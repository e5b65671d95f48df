-- A backup that was restored elsewhere to see that it can be: noted by who did it, for no server knows of it.
create table restore_drill (
  id uuid primary key,
  done_on date not null,
  backup text not null,                        -- name of the file
  is_whole boolean not null,                   -- everything was there
  words text not null,
  noted_by text not null,
  noted_at timestamptz not null
);
