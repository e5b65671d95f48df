-- Pavilions and 档期 that an operator put right.
select keep_corrections('pavilion'), keep_corrections('hall_occupancy');
