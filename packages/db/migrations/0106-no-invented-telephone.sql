-- The invented world came with a customer service of its own; its number belongs to nobody, and nobody may dial it.
delete from customer_service where phone = '400-000-0000';
