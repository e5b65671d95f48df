import { account } from '@zhzz/contract/account/calls.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import type { TabItem } from '#nav/tabs.ts'

/**
 * What the tab bar says by itself: on 我的 how many messages are unread, on 首页 a dot when a follow-up is overdue.
 * `setTabBarItem` goes before it.
 */
export function useTabMarks(): Readonly<Record<number, TabItem>> {
  const { token } = useSession()
  const { data } = useRead(account.statistics, {}, { enabled: token !== null })
  if (token === null || !data) return {}
  return { 0: { redDot: data.overdueFollowUpCount > 0 }, 2: { badge: String(data.unreadMessageCount || '') } }
}
