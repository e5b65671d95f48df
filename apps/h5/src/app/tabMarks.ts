import { account } from '@zhzz/contract/account/calls.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import type { TabItem } from '#nav/tabs.ts'

/**
 * What the tab bar says by itself: on 我的 how many follow-ups wait for today or longer, on 首页 a dot when one is
 * overdue. `setTabBarItem` goes before it.
 */
export function useTabMarks(): Readonly<Record<number, TabItem>> {
  const { token } = useSession()
  const { data } = useRead(account.statistics, {}, { enabled: token !== null })
  if (token === null || !data) return {}
  const waiting = data.dueFollowUpCount + data.overdueFollowUpCount
  return { 0: { redDot: data.overdueFollowUpCount > 0 }, 2: { badge: waiting === 0 ? '' : String(waiting) } }
}
