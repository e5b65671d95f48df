-- Where an edition is held whose hall is not known: sources tell it in degrees. What a pavilion's doors let in.
alter table exhibition_edition
  add column longitude numeric(9, 6),
  add column latitude numeric(9, 6);
alter table pavilion
  add column doors text;                       -- as the hall prints it: number and clear size
