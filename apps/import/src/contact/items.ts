import type { ContactType } from '@zhzz/db/contactText.ts'
import { telephonesOf } from '#contact/telephones.ts'
import { lineOf, listOf, textOf } from '#value/text.ts'
import type { Cells } from '#verdict.ts'

/** What files call the ways to reach a company, and the person behind them. */
export const reachFields = {
  contactName:
    '联系人 姓名 联系人姓名 contact contact_name person 联系人员 联络人 业务联系人 对接人 参展联系人 姓名/称呼 contact_person person_name',
  position: '职位 职务 岗位 position 职称 头衔 职位名称 job_title job 联系人职位 联系人职务',
  department: '部门 department 所属部门 部门名称 dept 联系人部门',
  mobile:
    '手机 手机号 手机号码 移动电话 mobile cell 手机1 手机号1 联系手机 联系人手机 移动号码 联系人手机号 mobile_phone mobile_number cellphone cell_phone',
  phone:
    '电话 联系电话 联系方式 电话号码 号码 phone tel telephone 联系人电话 企业电话 公司电话 联系号码 电话1 电话/手机 手机/电话 手机电话 电话手机 联系电话1 企业联系方式 企业联系电话 有效手机号 有效电话 推荐电话 contact_number phone_number telephone_number contact_phone phones',
  morePhones:
    '更多电话 其他电话 更多号码 其他号码 更多手机 备用电话 电话2 联系电话2 手机2 手机号2 其他联系方式 more_phones other_phones phone2 phone_2 alternate_phone',
  landline:
    '固话 座机 固定电话 办公电话 landline 座机号 座机号码 固定电话号码 公司座机 office_phone fixed_line',
  email:
    '邮箱 电子邮箱 email mail 电子邮件 邮件 邮箱地址 邮箱1 企业邮箱 联系邮箱 联系人邮箱 e-mail email_address mail_address emails',
  moreEmails: '更多邮箱 其他邮箱 备用邮箱 邮箱2 more_emails other_emails email2 email_2',
  wechat: '微信 微信号 wechat 微信号码 weixin wechat_id',
  qq: 'qq QQ号',
}
export type ReachField = keyof typeof reachFields

/** `name`: the person, where the cell of the number names one. */
export type ContactItem = { type: ContactType; content: string; name: string | null }

/** Every way to reach a company that a row tells; `unread`: what is written there and is none. */
export function contactItems(cells: Cells<ReachField>): { items: ContactItem[]; unread: string[] } {
  const items: ContactItem[] = []
  const unread: string[] = []
  for (const field of ['mobile', 'phone', 'morePhones', 'landline'] as const) {
    const cell = textOf(cells.get(field))
    if (cell === null) continue
    const read = telephonesOf(cell)
    items.push(...read.telephones)
    unread.push(...read.unread)
  }
  for (const field of ['email', 'moreEmails'] as const) {
    const cell = textOf(cells.get(field))
    if (cell === null) continue
    for (const content of listOf(cell.normalize('NFKC').replace(/[\s/]+/g, ';'))) {
      if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(content)) items.push({ type: 'email', content, name: null })
      else unread.push(content)
    }
  }
  for (const type of ['wechat', 'qq'] as const)
    for (const content of listOf(cells.get(type))) items.push({ type, content, name: null })
  return { items, unread }
}

/** The person whom a row names for its numbers. */
export function personOf(cells: Cells<ReachField>) {
  return {
    contactName: lineOf(cells.get('contactName')),
    position: lineOf(cells.get('position')),
    department: lineOf(cells.get('department')),
  }
}
