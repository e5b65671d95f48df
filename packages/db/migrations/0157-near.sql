-- What is near a point: rows whose place is known, found by squares around it.
create index company_near on company using gist (point(longitude::float8, latitude::float8))
  where longitude is not null and latitude is not null and merged_into_id is null;
create index hall_near on hall using gist (point(longitude::float8, latitude::float8))
  where longitude is not null and latitude is not null;
