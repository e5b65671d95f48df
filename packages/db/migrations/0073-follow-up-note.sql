-- What was said of a record later: comments of the team, and corrections by its author once it can no longer be edited.
create table follow_up_note (
  id uuid primary key,
  follow_up_id uuid not null references follow_up on delete cascade,
  sub_account_id uuid references sub_account on delete set null, -- null: a person who has left for good
  kind text not null check (kind in ('comment', 'correction')),
  content text not null check (char_length(content) between 1 and 500),
  created_at timestamptz not null default now()
);
create index follow_up_note_record on follow_up_note (follow_up_id, created_at);
create index follow_up_note_person on follow_up_note (sub_account_id);
