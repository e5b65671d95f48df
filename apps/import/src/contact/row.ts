import { type Named, namedFields, namedIn } from '#company/named.ts'
import { contactItems, personOf, reachFields } from '#contact/items.ts'
import type { Said } from '#contact/write.ts'
import { dateOf } from '#value/date.ts'
import { lineOf, listOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const contactFields = {
  ...namedFields,
  company: `${namedFields.company} name 客户名称 展商名称 参展商 参展企业 exhibitor exhibitor_name`,
  ...reachFields,
  contactName: `${reachFields.contactName} 负责人 full_name first_name`,
  position: `${reachFields.position} title`,
  phoneArea: '归属地 号码归属地 phone_area',
  status: '号码状态 检测状态 空号检测 实号检测 number_status 状态',
  doNotCall:
    '勿扰 免打扰 勿打扰 禁止呼叫 不可拨打 拒绝来电 拒接 不要致电 谢绝来电 是否勿扰 黑名单 do_not_call dnc do_not_contact opt_out no_call',
  labels: '标签 号码标签 联系人标签 labels label tags',
  seenAt: '来源日期 更新日期 采集日期 seen_at updated_at',
  sourceUrl: '来源链接 来源网址 号码链接 source_url source_link',
}
export type ContactField = keyof typeof contactFields
export type ContactRow = Named & Said

/** A row names a company and at least one way to reach it; several numbers of one row become several contacts. */
export function contactRow(cells: Cells<ContactField>): Verdict<ContactRow> {
  const named = namedIn(cells)
  if ('rejected' in named) return named
  const { items, unread } = contactItems(cells)
  if (items.length === 0)
    return {
      rejected: unread.length > 0 ? `not a number or address: ${unread.join(', ')}` : 'no number or address',
    }
  const said: Said = {
    items,
    ...personOf(cells),
    phoneArea: lineOf(cells.get('phoneArea')),
    status: statuses.find(([pattern]) => pattern.test(cells.get('status') ?? ''))?.[1] ?? 'unknown',
    doNotCall: yesOf(cells.get('doNotCall')),
    labels: listOf(cells.get('labels')).slice(0, 10),
    seenAt: dateOf(cells.get('seenAt')),
    sourceUrl: webAddressOf(cells.get('sourceUrl')),
  }
  return {
    row: { ...named, ...said },
    warnings: unread.map(() => 'a number or address could not be read and was left out'),
  }
}

const statuses: [RegExp, string][] = [
  [/实号|有效|(?<!in)valid/i, 'valid'],
  [/沉默|silent/i, 'silent'],
  [/空号|empty|invalid/i, 'empty'],
  [/停机|stopped|suspended/i, 'stopped'],
  [/风险|risk/i, 'risk'],
]

/** A wish not to be called holds when in doubt: 是, 勿扰, 2026-05-01 all say it. */
function yesOf(value: string | undefined): boolean | null {
  const text = textOf(value)?.toLowerCase()
  return text === undefined
    ? null
    : !/^(?:否|不|可|正常|n|no|false|0)/.test(text) || /^不(?:要|可|得)/.test(text)
}
