-- Makes the triggers of a table that imports write. `keys` are the columns of its key: id, or those of a table without one.
create or replace function journal_imports(journaled regclass, variadic keys text[] default '{id}') returns void language plpgsql as $$
declare
  named text := (select string_agg(quote_literal(part), ', ') from unnest(keys) part);
begin
  execute format('create trigger import_made after insert on %s referencing new table as new_rows
    for each statement execute function note_import_change(%s)', journaled, named);
  execute format('create trigger import_changed after update or delete on %s for each row
    when (current_setting(''zhzz.import_run'', true) <> '''') execute function note_import_change(%s)', journaled, named);
end $$;
