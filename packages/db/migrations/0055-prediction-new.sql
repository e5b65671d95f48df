-- 首页 › 新预测: editions that were predicted for the first time since a person last looked at 参展预测.
alter table prediction_edition
  add column first_predicted_at timestamptz;     -- null: never predicted
update prediction_edition set first_predicted_at = updated_at where lack_code is null;
