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
