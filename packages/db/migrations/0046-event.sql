-- Click events of people who agreed to be counted (spec §7). No account, no address, no words: nobody can be found in it.
create table event_log (
  id bigint generated always as identity primary key,
  visit uuid not null,                         -- one start of the app; made anew each time
  name text not null,                          -- click
  at timestamptz not null,                     -- by the clock of the device
  page text not null,                          -- path below /h5, without query
  target text not null                         -- class names of our style sheets, outer>inner
);
create index event_log_at on event_log (at);
