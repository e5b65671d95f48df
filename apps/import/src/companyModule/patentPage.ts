import { patentPage } from '@zhzz/contract/companyModule/patentPage.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 专利信息, as 天眼查, 企查查, incoPat and the patent office print it. */
export const patents = moduleDataset('patents', patentPage, {
  headers: {
    applicationNo: '申请号 专利申请号 申请编号 application_no app_number appnumber',
    title: '专利名称 发明名称 名称 专利标题 title patent_name',
    patentType: '专利类型 类型 patent_type type',
    applicationDate: '申请日 申请日期 申请时间 application_date app_date',
    publicationNo: '公开号 公告号 公开公告号 公开(公告)号 授权公告号 publication_no pub_number',
    publicationDate: '公开日 公告日 公开公告日 公开(公告)日 授权公告日 公布日期 publication_date pub_date',
    legalStatus: '法律状态 专利状态 当前法律状态 legal_status patent_status',
    ipc: 'IPC IPC分类号 国际分类号 主分类号 分类号 ipc_code main_cat_num',
    inventors: '发明人 设计人 发明(设计)人 inventors inventor',
    applicants: '申请人 专利权人 申请(专利权)人 applicants applicant',
    agency: '代理机构 专利代理机构 agency',
    agent: '代理人 专利代理人 agent',
    priorityNo: '优先权号 优先权 priority_no',
    priorityDate: '优先权日 优先权日期 priority_date',
    address: '申请人地址 地址 address',
    abstract: '摘要 专利摘要 abstract abstracts',
    abstractImage: '摘要附图 附图 abstract_image image_path',
    claims: '权利要求 权利要求书 主权项 claims',
    description: '说明书 专利说明书 description instruction',
    legalEvents: '法律状态记录 法律状态历史 事务数据 legal_events law_status',
  },
  codes: {
    patentType: {
      utility: /实用新型|utility/i,
      design: /外观|design/i,
      granted: /授权|grant/i,
      invention: /发明|invention/i,
    },
  },
})
