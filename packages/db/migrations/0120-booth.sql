-- Where an entry of an exhibitor list stands, one row a booth in the printed order. exhibitor.booth_no (all numbers) and
-- exhibitor.pavilion_code (of the first) remain what a list is ordered by and told apart with.
create table booth (
  exhibitor_id uuid not null references exhibitor on delete cascade,
  position smallint not null,
  venue_text text,                             -- as printed; null: the list names none, it is the hall of the edition
  hall_id uuid references hall,                -- of venue_text, where it is known
  pavilion_code text,                          -- without its venue: H1, 海科厅
  booth_no text,
  primary key (exhibitor_id, position)
);
create index booth_venue on booth (venue_text) where venue_text is not null and hall_id is null;

-- The later booths of an entry were kept by their numbers alone: their pavilion is what those begin with (H1-C107).
insert into booth (exhibitor_id, position, pavilion_code, booth_no)
select x.id, coalesce(printed.position, 1),
  case
    when coalesce(printed.position, 1) = 1 then x.pavilion_code
    when printed.number ~ '^([A-Z]+)[0-9]+ *[-–~] *\1[0-9]+$' then null
    else substring(printed.number from '^([A-Z]{0,2}[0-9]{1,2}(?:[.][0-9])?[A-Z]?)[-–]')
  end,
  printed.number
from exhibitor x
left join lateral regexp_split_to_table(nullif(x.booth_no, ''), '; ') with ordinality as printed (number, position) on true
where x.booth_no <> '' or x.pavilion_code is not null;
