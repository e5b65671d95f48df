-- Lets a table keep what an operator puts right of its rows, against imports.
create or replace function keep_corrections(corrected regclass) returns void language plpgsql as $$
begin
  execute format('create trigger correction_kept before update on %s for each row
    when (current_setting(''zhzz.import_run'', true) <> '''') execute function keep_what_is_right()', corrected);
  execute format('create trigger correction_gone after delete on %s referencing old table as gone
    for each statement execute function forget_correction()', corrected);
end $$;
