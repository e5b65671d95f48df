-- What an operator put right of a row: what a column said before is not believed when an import says it again; anything
-- else it says counts as always.
create table fact_correction (
  row_id uuid primary key,
  table_name text not null,
  wrong jsonb not null,                        -- by column, or by the role of an organisation, what it said: {"website": ["https://…"]}
  groups jsonb not null default '{}',          -- columns that stand or fall together: {"dates": ["start_date", "end_date"]}
  said jsonb not null default '{}',            -- by column who said what is right, up to which day, and what it is: {"website": ["企业来函", "2026-11-20", "https://…"]}
  told_by text not null,                       -- who said so last
  told_at timestamptz not null default now(),
  is_retold boolean not null default true      -- false: companies that stand in it are still to be made again
);
create index fact_correction_table on fact_correction (table_name);
create index fact_correction_untold on fact_correction (told_at) where not is_retold;
insert into fact_correction (row_id, table_name, wrong, told_by, told_at)
  select company_id, 'company', wrong, told_by, told_at from company_correction;
update import_change set table_name = 'fact_correction',
    key = case when key is null then null else jsonb_build_object('row_id', key -> 'company_id') end,
    before = case when before ? 'company_id'
      then before - 'company_id' || jsonb_build_object('row_id', before -> 'company_id', 'table_name', 'company', 'groups', '{}'::jsonb, 'said', '{}'::jsonb, 'is_retold', true)
      else before end
  where table_name = 'company_correction';
drop table company_correction;
select journal_imports('fact_correction', 'row_id');

create function keep_what_is_right() returns trigger language plpgsql as $$
declare
  correction fact_correction;
  was jsonb;
  became jsonb;
  kept jsonb := '{}';
  stated jsonb;
  named text;
  columns jsonb;
begin
  select * into correction from fact_correction where row_id = old.id;
  if not found then return new; end if;
  was := to_jsonb(old);
  became := to_jsonb(new);
  stated := became -> 'stated';
  for named, columns in select * from jsonb_each(correction.groups) loop
    if (select coalesce(bool_or(is_again), false) and bool_and(is_again or not is_put_right or is_same) from (
        select became -> c is not distinct from was -> c as is_same, correction.wrong ? c as is_put_right,
          became -> c is distinct from was -> c
            and exists (select from jsonb_array_elements(correction.wrong -> c) said where said = became -> c) as is_again
        from jsonb_array_elements_text(columns) c) told) then
      kept := kept || (select jsonb_object_agg(c, was -> c) from jsonb_array_elements_text(columns) c);
      if was -> 'stated' ? named then
        stated := coalesce(nullif(stated, 'null'), '{}') || jsonb_build_object(named, was -> 'stated' -> named);
      end if;
    end if;
  end loop;
  if kept = '{}' then return new; end if;
  if became ? 'stated' then kept := kept || jsonb_build_object('stated', stated); end if;
  return jsonb_populate_record(new, kept);
end $$;

create function forget_correction() returns trigger language plpgsql as $$
begin
  delete from fact_correction k using gone where k.row_id = gone.id;
  return null;
end $$;

create trigger correction_gone after delete on company referencing old table as gone
  for each statement execute function forget_correction();

create function keep_corrections(corrected regclass) returns void language plpgsql as $$
begin
  execute format('create trigger correction_kept before update on %s for each row
    when (current_setting(''zhzz.import_run'', true) <> '''') execute function keep_what_is_right()', corrected);
  execute format('create trigger correction_gone after delete on %s referencing old table as gone
    for each statement execute function forget_correction()', corrected);
end $$;
select keep_corrections('exhibition_series'), keep_corrections('exhibition_edition'), keep_corrections('exhibitor'),
  keep_corrections('hall');
