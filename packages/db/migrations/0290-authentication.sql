-- 企业认证: what was handed in to show that a tenant is a registered company, and what the operator said; a row each time.
create sequence authentication_request;
create table authentication (
  id uuid primary key,
  request_no bigint not null unique default nextval('authentication_request'), -- as the operator names it
  tenant_id uuid not null references tenant on delete cascade,
  asked_by uuid references sub_account on delete set null,
  company_name text not null,
  unified_social_credit_code char(18) not null,
  legal_representative text not null,
  address text not null,
  applicant_name text not null,                -- '' once the person is erased
  applicant_position text not null default '',
  applicant_role text not null check (applicant_role in ('legal', 'agent')),
  applicant_phone_enc bytea,                   -- null once the person is erased
  applicant_phone_mask text not null default '',
  license_file_id uuid references upload_file on delete set null,
  letter_file_id uuid references upload_file on delete set null, -- of an agent
  state text not null check (state in ('pending', 'rejected', 'approved', 'ended')),
  reason text not null default '',             -- of a rejection, as the applicant reads it
  operator text,
  submitted_at timestamptz not null,
  reviewed_at timestamptz,
  expires_at timestamptz                       -- of what is approved
);
-- A company is reviewed once at a time, and is one tenant's; a tenant waits for one answer.
create unique index authentication_reviewed on authentication (unified_social_credit_code) where state = 'pending';
create unique index authentication_held on authentication (unified_social_credit_code) where state = 'approved';
create unique index authentication_waiting on authentication (tenant_id) where state = 'pending';
create index authentication_tenant on authentication (tenant_id, request_no desc);
create index authentication_asked_by on authentication (asked_by);
create index authentication_ends on authentication (expires_at) where state = 'approved';
create index authentication_license on authentication (license_file_id);
create index authentication_letter on authentication (letter_file_id);

-- Pictures of licences and letters: opened by the owner of the tenant alone.
alter table upload_file drop constraint upload_file_scene_check;
alter table upload_file add constraint upload_file_scene_check check (scene in ('avatar', 'followUp', 'authentication'));
