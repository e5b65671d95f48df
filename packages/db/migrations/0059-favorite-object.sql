-- How many people marked an exhibition: the order 热度.
create index favorite_object on favorite (object_type, object_id);
