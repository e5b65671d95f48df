import type { ContactType } from '@zhzz/db/contactText.ts'
import { type Named, namedFields, namedIn } from '#company/named.ts'
import { telephonesOf } from '#contact/telephones.ts'
import { dateOf } from '#value/date.ts'
import { lineOf, listOf, textOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const contactFields = {
  ...namedFields,
  company: `${namedFields.company} name 客户名称 展商名称 参展商 参展企业 exhibitor exhibitor_name`,
  contactName:
    '联系人 姓名 联系人姓名 contact contact_name person 联系人员 联络人 负责人 业务联系人 对接人 参展联系人 姓名/称呼 contact_person person_name full_name first_name',
  position: '职位 职务 岗位 position title 职称 头衔 职位名称 job_title job',
  department: '部门 department 所属部门 部门名称 dept',
  mobile:
    '手机 手机号 手机号码 移动电话 mobile cell 手机1 手机号1 联系手机 联系人手机 移动号码 联系人手机号 mobile_phone mobile_number cellphone cell_phone',
  phone:
    '电话 联系电话 联系方式 电话号码 号码 phone tel telephone 联系人电话 企业电话 公司电话 联系号码 电话1 电话/手机 手机/电话 手机电话 电话手机 联系电话1 更多电话 其他电话 contact_number phone_number telephone_number contact_phone phones',
  landline:
    '固话 座机 固定电话 办公电话 landline 座机号 座机号码 固定电话号码 公司座机 office_phone fixed_line',
  email:
    '邮箱 电子邮箱 email mail 电子邮件 邮件 邮箱地址 邮箱1 企业邮箱 联系邮箱 更多邮箱 e-mail email_address mail_address emails',
  wechat: '微信 微信号 wechat 微信号码 weixin wechat_id',
  qq: 'qq QQ号',
  phoneArea: '归属地 号码归属地 phone_area',
  status: '号码状态 检测状态 number_status',
  seenAt: '来源日期 更新日期 采集日期 seen_at updated_at',
  source: '来源 数据来源 号码来源 source 信息来源 数据渠道',
}
export type ContactField = keyof typeof contactFields
/** `name`: the person, where the cell of the number names one. */
export type ContactItem = { type: ContactType; content: string; name: string | null }
export type ContactRow = Named & ReturnType<typeof build>

/** A row names a company and at least one way to reach it; several numbers of one row become several contacts. */
export function contactRow(cells: Cells<ContactField>): Verdict<ContactRow> {
  const named = namedIn(cells)
  if ('rejected' in named) return named
  const { items, unread } = itemsOf(cells)
  if (items.length === 0)
    return {
      rejected: unread.length > 0 ? `not a number or address: ${unread.join(', ')}` : 'no number or address',
    }
  return {
    row: { ...named, ...build(cells, items) },
    warnings: unread.map(() => 'a number or address could not be read and was left out'),
  }
}

function build(cells: Cells<ContactField>, items: ContactItem[]) {
  return {
    items,
    contactName: lineOf(cells.get('contactName')),
    position: lineOf(cells.get('position')),
    department: lineOf(cells.get('department')),
    phoneArea: lineOf(cells.get('phoneArea')),
    status: statuses.find(([pattern]) => pattern.test(cells.get('status') ?? ''))?.[1] ?? 'unknown',
    seenAt: dateOf(cells.get('seenAt')),
    source: lineOf(cells.get('source')),
  }
}

const statuses: [RegExp, string][] = [
  [/实号|有效|valid/i, 'valid'],
  [/沉默|silent/i, 'silent'],
  [/空号|empty/i, 'empty'],
  [/停机|stopped/i, 'stopped'],
  [/风险|risk/i, 'risk'],
]

function itemsOf(cells: Cells<ContactField>): { items: ContactItem[]; unread: string[] } {
  const items: ContactItem[] = []
  const unread: string[] = []
  for (const field of ['mobile', 'phone', 'landline'] as const) {
    const read = telephonesOf(textOf(cells.get(field)) ?? '')
    items.push(...read.telephones)
    unread.push(...read.unread)
  }
  for (const content of listOf(
    cells
      .get('email')
      ?.normalize('NFKC')
      .replace(/[\s/]+/g, ';'),
  )) {
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(content)) items.push({ type: 'email', content, name: null })
    else unread.push(content)
  }
  for (const content of listOf(cells.get('wechat'))) items.push({ type: 'wechat', content, name: null })
  for (const content of listOf(cells.get('qq'))) items.push({ type: 'qq', content, name: null })
  return { items, unread }
}
