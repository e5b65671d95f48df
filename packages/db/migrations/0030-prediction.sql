-- One row for each time all coming editions are scored.
create table prediction_run (
  id uuid primary key,
  model_version text not null,
  cut_off date not null,                       -- nothing known later entered a feature
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  is_retrospective boolean not null default false, -- scored after its cut-off, to look back on
  features jsonb not null default '[]',        -- names, in the order of prediction.feature_values
  metrics jsonb not null default '{}',         -- walk-forward on the own data
  data_mark text,                              -- what the data were: the same mark need not be scored again
  edition_count integer not null default 0,
  prediction_count integer not null default 0,
  reason_count integer not null default 0,
  dropped_reason_count integer not null default 0 -- reasons whose records did not bear them out
);
create index prediction_run_started on prediction_run (started_at desc);

-- What holds of an edition now: its latest run. Readers go through here, so a new run appears at once and whole.
create table prediction_edition (
  edition_id uuid primary key references exhibition_edition on delete cascade,
  run_id uuid not null references prediction_run,
  lack_code text,                              -- null: predicted; else why not
  lack_have integer,
  lack_need integer,
  predicted_count integer not null default 0,
  high_count integer not null default 0,
  mid_count integer not null default 0,
  newcomer_count integer not null default 0,
  expected_count integer not null default 0,   -- sum of probabilities, of all candidates
  region_counts jsonb not null default '{}',   -- ranked companies by region code, counted at each of its levels
  updated_at timestamptz not null default now()
);
create index prediction_edition_run on prediction_edition (run_id);

create table prediction (
  id uuid primary key,
  run_id uuid not null references prediction_run,
  edition_id uuid not null references exhibition_edition on delete cascade,
  company_id uuid not null references company on delete cascade,
  rank integer not null,
  probability real not null,                   -- calibrated, 0–1
  confidence text not null check (confidence in ('high', 'mid', 'low')),
  times_here smallint not null,                -- earlier editions of the series it was listed at
  expected_booth_type text,
  expected_area_low numeric(10, 2),            -- m²
  expected_area_high numeric(10, 2),
  base real not null,                          -- log-odds before calibration
  contributions real[] not null,               -- log-odds, one for each factor
  reasons jsonb not null,                      -- [{code, value, contribution, evidence: [{type, id}]}], at most three
  facts jsonb not null default '[]',           -- [{code, value, evidence}]: further sentences that hold
  unique (run_id, edition_id, company_id)
);
create index prediction_place on prediction (run_id, edition_id, rank);
create index prediction_company on prediction (company_id, edition_id);

-- Whether a predicted company came, once that is known.
create table prediction_outcome (
  edition_id uuid not null references exhibition_edition on delete cascade,
  company_id uuid not null references company on delete cascade,
  exhibited boolean not null,
  settled_at timestamptz not null,
  primary key (edition_id, company_id)
);

-- settled: what was said before the list was known; backtest: what the model of a run would have said.
create table prediction_scorecard (
  edition_id uuid not null references exhibition_edition on delete cascade,
  kind text not null check (kind in ('settled', 'backtest')),
  run_id uuid not null references prediction_run,
  precision_at20 real not null,
  precision_at50 real not null,
  recall_at200 real not null,
  brier real not null,
  baseline_precision_at20 real not null,
  baseline_precision_at50 real not null,
  baseline_recall_at200 real not null,
  predicted integer not null,
  actual integer not null,
  by_band jsonb not null,
  is_partial boolean not null default false,
  settled_at timestamptz not null default now(),
  primary key (edition_id, kind)
);

create table prediction_feedback (
  edition_id uuid not null references exhibition_edition on delete cascade,
  company_id uuid not null references company on delete cascade,
  sub_account_id uuid not null references sub_account on delete cascade,
  verdict text not null check (verdict in ('yes', 'no')),
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (edition_id, company_id, sub_account_id)
);

insert into plan_quota (plan_code, quota_code, limit_value, period) values
  ('anonymous',          'prediction_editions', 0,  'query'),
  ('free',               'prediction_editions', -1, 'query'),
  ('free_authenticated', 'prediction_editions', -1, 'query'),
  ('member',             'prediction_editions', -1, 'query'),
  ('team',               'prediction_editions', -1, 'query'),
  ('anonymous',          'prediction_rows',     0,  'query'),
  ('free',               'prediction_rows',     3,  'query'),
  ('free_authenticated', 'prediction_rows',     10, 'query'),
  ('member',             'prediction_rows',     -1, 'query'),
  ('team',               'prediction_rows',     -1, 'query');
