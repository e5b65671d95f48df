-- Whom imported data comes from, by the name that pages show; rows bear it in data_source. What it may be used for
-- and where it is kept, as the import was told.
create table data_source (
  name text primary key,
  licence text,
  link text
);

-- The day up to which the source of a row knew what it says; null where no one said. An older row never goes before a newer.
alter table company add column as_of date;
alter table exhibition_edition add column as_of date;
alter table exhibitor add column as_of date;
alter table edition_metric add column as_of date;
alter table hall add column as_of date;
alter table contact add column as_of date;
alter table shareholder add column as_of date;
alter table company_person add column as_of date;
alter table abnormal_record add column as_of date;

-- Groups of columns that another source than data_source, or another day, stands for: {"scale": ["GLEIF", "2026-03-01"]}.
-- Null where there are none, as nearly everywhere.
alter table company add column stated jsonb;
alter table exhibition_edition add column stated jsonb;

-- Of contacts too: of rows of one file the first goes before.
alter table contact add column file_stamp bytea;

-- What imports brought bore the name of its file.
create temp table told_by_file on commit drop as
select distinct name from (
  select file_name as name from import_run
  union all select data_source from company union all select data_source from contact union all select data_source from hall
  union all select data_source from exhibition_series union all select data_source from exhibition_edition
  union all select data_source from exhibitor union all select source from edition_metric
  union all select source_name from contact_source union all select data_source from shareholder
  union all select data_source from company_person union all select data_source from abnormal_record
) named
where name in (select file_name from import_run) or name ~* '\.(csv|tsv|txt|ndjson|jsonl|json|xlsx|xls)(\)?)$';
alter table told_by_file add column said text;
-- The list that a company is known from stood before the file.
update told_by_file set said = coalesce(
  nullif(regexp_replace(substring(name from '^(.+?) \(.*\.\w+\)+$'), '\s+$', ''), ''), '运营方导入');

do $$
declare told text;
begin
  foreach told in array array['company', 'contact', 'hall', 'exhibition_series', 'exhibition_edition', 'exhibitor',
    'shareholder', 'company_person', 'abnormal_record'] loop
    execute format('update %I t set data_source = f.said from told_by_file f where t.data_source = f.name', told);
  end loop;
end $$;
insert into contact_source (contact_id, source_name, source_ref, seen_at)
select contact_id, f.said, source_ref, max(seen_at) from contact_source s join told_by_file f on f.name = s.source_name
group by contact_id, f.said, source_ref
on conflict do nothing;
delete from contact_source s using told_by_file f where s.source_name = f.name;
insert into edition_metric (edition_id, metric, value, unit, basis, source, collected_at)
select distinct on (edition_id, metric, basis, f.said) edition_id, metric, value, unit, basis, f.said, collected_at
from edition_metric m join told_by_file f on f.name = m.source
order by edition_id, metric, basis, f.said, collected_at desc
on conflict do nothing;
delete from edition_metric m using told_by_file f where m.source = f.name;
