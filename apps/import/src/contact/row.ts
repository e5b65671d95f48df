import { isUnifiedSocialCreditCode } from '@zhzz/contract/field.ts'
import { isMobile } from '@zhzz/contract/validator.ts'
import type { ContactType } from '@zhzz/db/contactText.ts'
import { nameKey } from '@zhzz/search/fold.ts'
import { dateOf } from '#value/date.ts'
import { lineOf, listOf, textOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const contactFields = {
  company: '企业名称 公司名称 单位名称 公司 name company_name',
  creditCode: '统一社会信用代码 信用代码 credit_code uscc',
  contactName: '联系人 姓名 联系人姓名 contact contact_name person',
  position: '职位 职务 岗位 position title',
  department: '部门 department',
  mobile: '手机 手机号 手机号码 移动电话 mobile cell',
  phone: '电话 联系电话 联系方式 电话号码 号码 phone tel telephone',
  landline: '固话 座机 固定电话 办公电话 landline',
  email: '邮箱 电子邮箱 email mail',
  wechat: '微信 微信号 wechat',
  qq: 'qq QQ号',
  phoneArea: '归属地 号码归属地 phone_area',
  status: '号码状态 检测状态 number_status',
  seenAt: '来源日期 更新日期 采集日期 seen_at updated_at',
  source: '来源 数据来源 号码来源 source',
}
export type ContactField = keyof typeof contactFields
export type ContactItem = { type: ContactType; content: string }
export type ContactRow = ReturnType<typeof build>

/** A row names a company and at least one way to reach it; several numbers of one row become several contacts. */
export function contactRow(cells: Cells<ContactField>): Verdict<ContactRow> {
  const code = textOf(cells.get('creditCode'))?.normalize('NFKC').toUpperCase() ?? null
  const creditCode = code !== null && isUnifiedSocialCreditCode(code) ? code : null
  const company = lineOf(cells.get('company'))
  if (creditCode === null && company === null)
    return { rejected: 'neither a company name nor a valid credit code' }
  const { items, unread } = itemsOf(cells)
  if (items.length === 0)
    return {
      rejected: unread.length > 0 ? `not a number or address: ${unread.join(', ')}` : 'no number or address',
    }
  return {
    row: build(cells, creditCode, company, items),
    warnings: unread.map(() => 'a number or address could not be read and was left out'),
  }
}

function build(
  cells: Cells<ContactField>,
  creditCode: string | null,
  company: string | null,
  items: ContactItem[],
) {
  return {
    creditCode,
    nameKey: company === null ? null : nameKey(company),
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
    for (const content of listOf(cells.get(field)?.replaceAll('/', ';'))) {
      const type = telephoneType(content)
      if (type) items.push({ type, content })
      else unread.push(content)
    }
  }
  for (const content of listOf(cells.get('email'))) {
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(content)) items.push({ type: 'email', content })
    else unread.push(content)
  }
  for (const content of listOf(cells.get('wechat'))) items.push({ type: 'wechat', content })
  for (const content of listOf(cells.get('qq'))) items.push({ type: 'qq', content })
  return { items, unread }
}

/** Mobile: 1, then 2–9, then nine digits. Landline: area code, 7 or 8 digits, an extension; 400 and 800 numbers. */
function telephoneType(content: string): 'mobile' | 'landline' | null {
  const digits = content
    .normalize('NFKC')
    .replace(/[\s()\-–—]/g, '')
    .replace(/^(?:\+?0{0,2}86)(?=1\d{10}$|0\d)/, '')
  if (isMobile(digits)) return 'mobile'
  return /^(?:0\d{9,11}|\d{7,8}|[48]00\d{7})(?:(?:转|ext\.?|#|x)\d{1,6})?$/i.test(digits) ? 'landline' : null
}
