-- What the data hold and lack, as it was measured last: one row.
create table data_health (
  id smallint primary key default 1 check (id = 1),
  measured_at timestamptz,
  took_ms integer,
  asked_at timestamptz,                        -- somebody wants it measured anew; null: nobody
  facts jsonb
);
insert into data_health default values;
