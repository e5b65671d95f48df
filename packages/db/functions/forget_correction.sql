-- Trigger after delete: what was put right of rows that are gone is forgotten with them.
create or replace function forget_correction() returns trigger language plpgsql as $$
begin
  delete from fact_correction k using gone where k.row_id = gone.id;
  return null;
end $$;
