-- Addresses are kept as an HMAC with the secret key. What stood here was a bare sha256, and of an IPv4 address that is
-- no secret: four thousand million tries give it back.
update login_session set ip_hash = null where ip_hash is not null;
update consent set ip_hash = null where ip_hash is not null;
truncate search_day;
