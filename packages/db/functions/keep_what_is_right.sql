-- Trigger before update of what operators may put right: an import that says of a group only what was wrong leaves the group as it
-- stands, with its source.
create or replace function keep_what_is_right() returns trigger language plpgsql as $$
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
