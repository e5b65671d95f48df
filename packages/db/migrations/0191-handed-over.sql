-- When a delivery was handed to the other side: of a server that ended before, nothing of it has left.
alter table message_delivery add column handed_at timestamptz;
