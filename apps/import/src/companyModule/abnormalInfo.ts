import { abnormalInfo } from '@zhzz/contract/companyModule/abnormalInfo.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 经营异常, as 天眼查, 企查查, 启信宝 and the register (列入经营异常名录信息) print it. */
export const abnormalRecords = moduleDataset('abnormalRecords', abnormalInfo, {
  headers: {
    addReason:
      '列入经营异常名录原因 列入原因 列入异常原因 异常原因 列入经营异常名录的原因 列入事由 原因 add_reason put_reason in_reason spe_cause reason reason_listed',
    addDate:
      '列入日期 列入时间 列入经营异常名录日期 列入异常日期 add_date put_date in_date abn_time date_listed listed_on',
    addAuthority:
      '作出决定机关(列入) 列入机关 列入决定机关 作出决定机关 决定机关 列入作出决定机关 列入部门 add_authority put_department decision_office dec_org authority decision_authority',
    removeReason:
      '移出经营异常名录原因 移出原因 移出异常原因 移出经营异常名录的原因 移出事由 remove_reason out_reason rem_excpres romove_reason reason_removed',
    removeDate:
      '移出日期 移出时间 移出经营异常名录日期 移出异常日期 remove_date out_date rem_date date_removed removed_on',
    removeAuthority:
      '作出决定机关(移出) 移出机关 移出决定机关 移出作出决定机关 移出部门 remove_authority remove_department remove_decision_office rec_org re_dec_org',
  },
  codes: {},
})
