-- What WeChat has given the product to sign pages with: one row, shared by all nodes. A refresh holds an advisory lock.
create table wechat_ticket (
  id boolean primary key default true check (id),
  app_id text not null,
  access_token_enc bytea,
  access_token_made_at timestamptz,
  access_token_expires_at timestamptz,
  ticket_enc bytea,                            -- jsapi_ticket
  ticket_made_at timestamptz,
  ticket_expires_at timestamptz,
  retry_at timestamptz                         -- WeChat has failed: nobody asks again before
);
