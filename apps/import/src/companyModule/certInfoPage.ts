import { certInfoPage } from '@zhzz/contract/companyModule/certInfoPage.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 资质证书, 行政许可 and 荣誉, as 天眼查, 企查查 and 认监委 print them. */
export const certificates = moduleDataset('certificates', certInfoPage, {
  headers: {
    certName:
      '证书名称 资质名称 许可文件名称 荣誉名称 认证项目 名称 cert_name certificate_name license_name title',
    certNo: '证书编号 证书号 许可文件编号 编号 资质编号 cert_no certificate_no license_no',
    kind: '证书大类 资质类别 类别 cert_kind kind',
    certType: '证书类型 认证类型 资质类型 类型 cert_type certificate_type',
    issueDate:
      '发证日期 颁证日期 有效期自 许可决定日期 获得日期 公布日期 发证时间 issue_date start_date publish_date valid_from',
    expireDate: '截止日期 有效期至 到期日期 证书到期日期 截止时间 expire_date end_date valid_to',
    certStatus: '证书状态 状态 资质状态 cert_status status',
    issuer: '发证机构 发证机关 颁证机构 许可机关 认证机构 颁发单位 issuer issue_org authority',
    scope: '认证范围 许可内容 覆盖范围 证书范围 资质范围 scope content',
    coveredPersons: '覆盖人数 证书覆盖人数 covered_persons',
    level: '级别 等级 资质等级 荣誉级别 level grade',
  },
  codes: {
    kind: {
      system: /体系|system/i,
      product: /产品|CCC|product/i,
      license: /许可|准入|licen|permit/i,
      honor: /荣誉|奖|honou?r|award/i,
    },
    certStatus: {
      suspended: /暂停|suspend/i,
      revoked: /撤销|revoke/i,
      cancelled: /注销|失效|cancel/i,
      expired: /过期|到期|expire/i,
      valid: /有效|正常|valid/i,
    },
  },
  settle: (values) => ({
    ...values,
    kind: values.kind ?? kindByName(`${values.certType ?? ''} ${values.certName ?? ''}`),
  }),
})

/** What the name of a certificate tells where its kind is not told. */
function kindByName(name: string) {
  if (/管理体系|体系认证|ISO ?\d|GB\/T ?19001/i.test(name)) return 'system'
  if (/高新技术|专精特新|小巨人|瞪羚|独角兽|荣誉|称号|奖|著名商标|百强/.test(name)) return 'honor'
  return /许可|备案|资质|承包|施工|经营证/.test(name) ? 'license' : 'product'
}
