import { creditCodeCheck } from '@zhzz/contract/field.ts'
import type { RunOptions } from '#run.ts'

/** A made-up credit code whose check digit is right. */
export function madeUpCode(number: number): string {
  const first17 = `91310000X${String(number).padStart(8, '0')}`
  return first17 + creditCodeCheck(first17)
}

const [one, two, three] = ['上海砚舟智能装备有限公司', '苏州澜庭激光科技有限公司', '杭州沐禾机器人有限公司']

type SmallFile = { dataset: string; rows: string[][]; options: RunOptions }
const small = (dataset: string, rows: string[][], options: RunOptions = {}): SmallFile => ({
  dataset,
  rows,
  options,
})

/** A small invented file of every dataset, for tests, in an order in which each finds what it names. */
export const everyDataset: readonly SmallFile[] = [
  small('halls', [
    ['展馆名称', '城市'],
    ['上海砚展中心', '上海市'],
  ]),
  small('pavilions', [
    ['展馆', '展厅', '面积', '净高(m)'],
    ['上海砚展中心', 'H1', '11500', '12'],
  ]),
  small('occupancy', [
    ['展馆', '展厅', '项目名称', '阶段', '开始日期', '结束日期'],
    ['上海砚展中心', 'H1', '砚舟年会', '展期', '2026-05-01', '2026-05-02'],
  ]),
  small('hallPictures', [
    ['展馆', '图片地址', '图片类型', '展厅', '说明'],
    ['上海砚展中心', 'https://pictures.example.com/h1.jpg', '展厅', 'H1', 'H1 馆内景'],
  ]),
  small('exhibitions', [
    ['展会名称', '开始日期', '结束日期', '展馆', '展览面积', '主办单位'],
    ['2026上海砚舟机器人展览会', '2026-06-01', '2026-06-03', '上海砚展中心', '20000', '砚会公司'],
  ]),
  small(
    'exhibitors',
    [
      ['参展商', '展位号', '产品'],
      [one, 'A01', '激光雷达'],
      [three, 'A02；A03', '机器人'],
    ],
    { constants: { exhibition: '上海砚舟机器人展览会', year: '2026' } },
  ),
  small('companies', [
    ['企业名称', '统一社会信用代码', '登记状态', '注册资本', '地址', '曾用名', '品牌', '电话'],
    [
      one,
      madeUpCode(1),
      '存续',
      '500万元',
      '上海市浦东新区一路1号',
      '上海旧砚有限公司',
      '砚舟',
      '021-55556666',
    ],
    [two, madeUpCode(2), '存续', '100万元', '苏州工业园区二路2号', '', '', ''],
  ]),
  small('contacts', [
    ['企业名称', '联系人', '手机'],
    [two, '王示例', '13800000001'],
  ]),
  small('changes', [
    ['企业名称', '变更事项', '变更前内容', '变更后内容', '变更日期'],
    [two, '名称变更', '苏州旧澜激光有限公司', two, '2019-05-06'],
    [two, '注册资本变更', '50万元', '100万元', '2020-01-02'],
  ]),
  small('branches', [
    ['企业名称', '分支机构名称', '负责人', '成立日期', '地区'],
    [one, '上海砚舟智能装备有限公司苏州分公司', '王示例', '2019-03-02', '江苏'],
  ]),
  small('investments', [
    ['企业名称', '被投资企业', '投资比例', '认缴出资额(万元)'],
    [one, '苏州示例控股有限公司', '60', '300'],
  ]),
  small('profileEntries', [
    ['企业名称', '词条名称', '企业简介', '主要产品'],
    [one, '砚舟智能', '砚舟智能做自动化设备。', '激光雷达、机器人'],
  ]),
  small('jobs', [
    ['企业名称', '职位名称', '薪资', '工作城市', '学历要求', '发布日期'],
    [one, '会展专员', '8-12K', '上海', '大专', '2026-09-02'],
  ]),
  small('tenders', [
    ['企业名称', '公告标题', '公告类型', '企业角色', '发布日期', '中标金额'],
    [one, '示例展馆2026年展台搭建服务中标公告', '中标公告', '中标单位', '2026-03-02', '35万元'],
  ]),
  small('financings', [
    ['企业名称', '融资日期', '融资轮次', '融资金额', '投资方'],
    [one, '2024-05-06', 'A轮', '数千万人民币', '示例资本、示例创投'],
  ]),
  small('patents', [
    ['企业名称', '申请号', '专利名称', '专利类型', '申请日', '摘要'],
    [one, 'CN202410000001.X', '一种展台支架', '实用新型', '2024-01-02', '本实用新型公开一种支架。'],
  ]),
  small('trademarks', [
    ['企业名称', '注册号', '国际分类', '商标名称', '申请日期', '商标状态'],
    [one, '60000001', '9', '砚舟', '2022-03-04', '已注册'],
  ]),
  small('certificates', [
    ['企业名称', '证书名称', '证书编号', '发证日期', '有效期至', '发证机构'],
    [one, '质量管理体系认证证书', '00124Q30001', '2024-05-06', '2027-05-05', '示例认证中心'],
  ]),
  small('annualReports', [
    ['企业名称', '年报年度', '发布日期', '从业人数', '资产总额', '营业总收入'],
    [one, '2025', '2026-05-06', '86', '企业选择不公示', '3,200万元'],
  ]),
  small('operations', [
    ['企业名称', '平台', '主营产品', '经营模式', '厂房面积'],
    [one, '示例商城', '激光雷达、机器人', '生产', '12000'],
  ]),
  small('wechatAccounts', [
    ['企业名称', '公众号名称', '微信号', '公众号类型'],
    [one, '砚舟智能', 'yanzhou_demo', '服务号'],
  ]),
  small('apps', [
    ['企业名称', '应用名称', '应用类型', '平台', '版本号', '登记日期'],
    [one, '砚舟云', 'APP', 'iOS', 'V1.2', '2025-06-07'],
  ]),
  small('news', [
    ['标题', '正文', '来源', '发布时间', '原文链接'],
    [
      '砚舟机器人展开幕',
      `<p>${one}在上海砚舟机器人展览会发布新品。</p>`,
      '砚会周报',
      '2026-06-01 09:00',
      'https://news.example.com/1',
    ],
  ]),
  small('shareholders', [
    ['企业名称', '发起人', '持股比例'],
    [one, '王示例', '60'],
  ]),
  small('keyPersons', [
    ['企业名称', '姓名', '职务'],
    [one, '李示例', '董事长'],
  ]),
  small('abnormalRecords', [
    ['企业名称', '列入经营异常名录原因', '列入日期', '作出决定机关（列入）'],
    [one, '通过登记的住所或者经营场所无法联系的', '2021-03-04', '示例监管局'],
  ]),
]
