-- What an operator put right of a company. What a column said before is not believed when an import says it again;
-- anything else it says counts as always.
create table company_correction (
  company_id uuid primary key references company on delete cascade,
  wrong jsonb not null,                        -- by column, what it said: {"website": ["https://…"]}
  told_by text not null,                       -- who said so last
  told_at timestamptz not null default now()
);
select journal_imports('company_correction', 'company_id');
