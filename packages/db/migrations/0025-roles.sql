-- What may be done, and by whom (spec §6): a person may do what the roles give, and what was given to the person alone.
create table permission (
  code text primary key,
  sort integer not null
);

create table role (
  code text primary key,
  sort integer not null,
  is_assignable boolean not null               -- false: the owner's, and the platform's `admin`
);

create table role_permission (
  role_code text not null references role on delete cascade,
  permission_code text not null references permission on delete cascade,
  primary key (role_code, permission_code)
);

insert into permission (code, sort) values
  ('*:*:*', 0),
  ('zky:enterprise:export', 1),
  ('zky:contact:unlock', 2),
  ('zky:prediction:view', 3),
  ('zky:followUp:viewTeam', 4),
  ('zky:followUp:assign', 5),
  ('zky:outCall:use', 6),
  ('zky:outCall:viewTeam', 7),
  ('zky:schedule:share', 8),
  ('zky:member:manage', 9),
  ('zky:subAccount:manage', 10),
  ('zky:auth:review', 11);

insert into role (code, sort, is_assignable) values
  ('admin', 0, false),
  ('owner', 1, false),
  ('manager', 2, true),
  ('member', 3, true),
  ('reader', 4, true);

insert into role_permission (role_code, permission_code) values ('admin', '*:*:*');
insert into role_permission (role_code, permission_code)
  select 'owner', code from permission where code not in ('*:*:*', 'zky:auth:review');
insert into role_permission (role_code, permission_code)
  select 'manager', code from permission where code not in ('*:*:*', 'zky:auth:review', 'zky:member:manage');
insert into role_permission (role_code, permission_code) values
  ('member', 'zky:contact:unlock'),
  ('member', 'zky:prediction:view'),
  ('member', 'zky:outCall:use'),
  ('member', 'zky:schedule:share'),
  ('reader', 'zky:prediction:view');

-- What a role gives is no longer written on each person.
update sub_account set permissions = '{}' where roles && '{owner,member}';
