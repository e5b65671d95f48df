import { branch } from '@zhzz/contract/companyModule/branch.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 子公司与分支机构, as 天眼查, 企查查, 启信宝 and the register (分支机构信息) print them. */
export const branches = moduleDataset('branches', branch, {
  headers: {
    name: '分支机构名称 子公司名称 分支机构 子公司 分公司名称 分公司 下属企业 下属公司 控股企业名称 branch_name branch subsidiary subsidiary_name child_company',
    relation: '关系类型 机构类型 关系 分支类型 类型 relation branch_type',
    branchCode:
      '分支机构统一社会信用代码 子公司统一社会信用代码 分支机构信用代码 分支机构注册号 branch_credit_code branch_code branch_reg_no',
    principal: '负责人 法定代表人 负责人/法定代表人 法人 负责人姓名 principal legal_person oper_name',
    registrationStatus: '登记状态 企业状态 经营状态 状态 存续状态 reg_status status branch_status',
    establishDate: '成立日期 成立时间 注册日期 开业日期 establish_date start_date estiblish_time founded',
    region: '所属地区 地区 省份 所在地 注册地区 区域 region province area',
    registrationAuthority: '登记机关 登记机构 注册机关 reg_institute belong_org registration_authority',
    ratio: '持股比例 控股比例 投资比例 出资比例 ratio percent holding_ratio',
  },
  codes: {
    relation: {
      branch: /分支|分公司|分店|branch/i,
      subsidiary: /子公司|控股|subsidiar/i,
    },
  },
  settle: (values) => ({ ...values, relation: values.relation ?? relationByName(values.name ?? '') }),
})

/** A branch says so in its name; what has a legal form of its own is a company. */
function relationByName(name: string) {
  return /(?:公司|厂|集团)$/.test(name) && !name.endsWith('分公司') ? 'subsidiary' : 'branch'
}
