import { type RawBuilder, sql } from 'kysely'

const decides = '董事长|总经理|总裁|创始人|法定代表人|负责人|老板|CEO'
const exhibits = '市场|展会|会展|展览|品牌|营销'
const assists = '助理|秘书'

const isDecider = sql`('decision_maker' = any(labels)
  or coalesce(position ~ ${sql.lit(decides)} and position !~ ${sql.lit(assists)}, false))`

/**
 * Of `contact` with `said`: whoever decides, or is recommended, and may be called at a number not found dead.
 */
export const isRecommended: RawBuilder<boolean> = sql<boolean>`((${isDecider} or 'recommended' = any(labels))
  and not do_not_call and coalesce(said.kind = 'valid', true) and number_status not in ('risk', 'stopped', 'empty'))`

/**
 * Of `contact` with `said`, the viewer's team's own mark: whom to ring first. Numbers that ask not to be called or were
 * found dead come last; then what can be dialled, who decides, who sees to exhibitions, and the surest number.
 */
export const contactOrder: RawBuilder<unknown> = sql`row(
  do_not_call or coalesce(said.kind <> 'valid', false),
  number_status in ('risk', 'stopped', 'empty'),
  type not in ('mobile', 'landline'),
  case when ${isDecider} then 0
    when 'recommended' = any(labels) or position ~ ${sql.lit(exhibits)} then 1
    else 2 end,
  array_position(array['mobile', 'landline', 'email', 'wechat', 'qq', 'other'], type),
  array_position(array['valid', 'silent', 'unknown', 'risk', 'stopped', 'empty'], number_status),
  -extract(epoch from status_checked_at),
  contact.id)`
