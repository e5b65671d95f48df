import { keysPerson } from '@zhzz/contract/companyModule/keysPerson.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 主要人员, as 天眼查, 企查查, 启信宝 and the register (主要人员信息) print it. */
export const keyPersons = moduleDataset('keyPersons', keysPerson, {
  headers: {
    name: '人员姓名 姓名 主要人员 主要人员姓名 人员名称 高管姓名 高管 成员 成员姓名 董监高 name person person_name staff_name officer officer_name executive employee_name',
    positions:
      '职务 职位 担任职务 现任职务 职务名称 岗位 position positions title job_title type_join staff_type job',
    holdingRatio: '持股比例 持股 持股占比 个人持股比例 holding_ratio stock_percent shareholding ratio',
    personKey: '人员编号 人员标识 人员id person_id person_key human_id hid hcgid key_no keyno',
    listNo: '序号 排序 顺序 no seq list_no sort',
    startDate:
      '任职日期 任职开始日期 上任日期 就任日期 任职起始日期 任职时间 start_date appointed appointed_on appointment_date',
    endDate:
      '离任日期 卸任日期 任职结束日期 离职日期 任职终止日期 退出日期 end_date resigned resigned_on resignation_date leave_date',
    isCurrent:
      '任职状态 在任状态 是否在任 是否现任 是否历史 是否历史人员 人员状态 is_current current is_history is_past former',
  },
  codes: {},
  settle: (values) => ({ ...values, isCurrent: values.isCurrent && values.endDate === null }),
})
