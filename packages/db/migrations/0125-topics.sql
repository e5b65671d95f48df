-- Where the topics of a series come from: stated by a source, or told by the words of its names and scope, which gives way
-- to what a source states later.
alter table exhibition_series add column industry_basis text not null default 'stated'
  check (industry_basis in ('stated', 'words'));
