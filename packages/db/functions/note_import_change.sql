-- Trigger of tables that imports write: keeps what the run of setting zhzz.import_run did to a row, to be taken back. Of
-- what is made the key alone; of what is changed the columns before and after, but for counters that are made from others.
-- Its arguments are the columns of the key.
create or replace function note_import_change() returns trigger language plpgsql as $$
declare
  run integer := nullif(current_setting('zhzz.import_run', true), '')::integer;
  was jsonb;
  became jsonb;
begin
  if tg_op = 'INSERT' then
    if run is null then return null; end if;
    if tg_argv[0] = 'id' then
      insert into import_change (run, table_name, op, ids)
      select run, tg_table_name, 'I', array_agg(id) from new_rows having count(*) > 0;
    else
      insert into import_change (run, table_name, op, key)
      select run, tg_table_name, 'I', (select jsonb_object_agg(part, to_jsonb(n) -> part) from unnest(tg_argv) part)
      from new_rows n;
    end if;
    return null;
  end if;
  was := to_jsonb(old);
  if tg_op = 'UPDATE' then
    became := to_jsonb(new);
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, became -> b.key) into was, became
    from jsonb_each(was) b
    where b.value is distinct from became -> b.key and b.key not in ('updated_at', 'status_group', 'exhibition_count',
      'latest_exhibition_date', 'contact_count', 'listed_exhibitor_count', 'is_first_time', 'consecutive_editions', 'topic_codes');
    if was is null then return null; end if;
  end if;
  insert into import_change (run, table_name, op, key, before, after)
  select run, tg_table_name, left(tg_op, 1), jsonb_object_agg(part, to_jsonb(old) -> part), was, became
  from unnest(tg_argv) part;
  return null;
end $$;
