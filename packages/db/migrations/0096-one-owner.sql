-- A team has one owner. Where two people had become one at the same moment, the one who came first stays.
update sub_account person set is_owner = false, roles = array_replace(person.roles, 'owner', 'manager'), updated_at = now()
where person.is_owner and exists (
  select from sub_account other where other.tenant_id = person.tenant_id and other.is_owner
    and (other.created_at, other.id) < (person.created_at, person.id));
create unique index sub_account_owner on sub_account (tenant_id) where is_owner;
