-- Whom a night has told that customers of theirs would fall.
create index customer_pool_warned on customer (tenant_id, pool_warned_at) where pool_warned_at is not null;
