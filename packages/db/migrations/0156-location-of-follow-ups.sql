-- Where a follow-up was: name, address, latitude, longitude (WGS 84) and coordType, as the location picker gives it.
alter table follow_up add column location jsonb;
