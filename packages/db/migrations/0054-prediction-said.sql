-- What people had said of an edition before it began (会参展 / 不参展), held against its list beside the model.
alter table prediction_scorecard
  add column by_verdict jsonb not null default '[]'; -- [{verdict, count, predicted, happened}], as by_band
-- 首页 › 新预测: when a person last looked at 参展预测; null: never.
alter table sub_account
  add column predictions_seen_at timestamptz;
