-- What a stand builder, a haulier and an organiser ask of a hall and its pavilions; texts as the hall prints them.
alter table hall
  add column meeting_room_count integer,
  add column parking_count integer,
  add column traffic text,                     -- metro, airport, station
  add column truck_rules text,                 -- when and where lorries may drive and wait
  -- Where it is and how large, told by our reference data (packages/db/src/reference/known) with its source, where no import did.
  add column known_longitude numeric(9, 6),
  add column known_latitude numeric(9, 6),
  add column known_indoor_area numeric(12, 2), -- m²
  add column known_source text;                -- an address
alter table pavilion
  add column length numeric(8, 2),             -- m
  add column width numeric(8, 2),              -- m
  add column column_spacing text,
  add column rigging text,
  add column power text,
  add column utilities text;                   -- water, compressed air, network
