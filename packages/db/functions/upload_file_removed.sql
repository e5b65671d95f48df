-- Trigger of upload_file: when a row goes, by whatever way, its objects in the storage are due to go.
create or replace function upload_file_removed() returns trigger language plpgsql as $$
begin
  insert into upload_removal (key, due_at)
  select key, now() from unnest(array[old.key, old.thumb_key]) as key where key is not null
  on conflict do nothing;
  return old;
end $$;
