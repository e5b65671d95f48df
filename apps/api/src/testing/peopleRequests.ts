import { uuid } from '#testing/testServer.ts'

const reason = '客户来电'

/** What the console asks about people. */
export const peopleRequests: Record<string, () => unknown> = {
  'operate.findPeople': () => ({ by: 'name', name: '测试' }),
  'operate.account': () => ({ id: uuid() }),
  'operate.setAccountOpen': () => ({ id: uuid(), isOpen: false, reason }),
  'operate.endSessions': () => ({ id: uuid(), sessionId: null, reason }),
  'operate.tenant': () => ({ id: uuid() }),
  'operate.tenantUsage': () => ({ id: uuid(), code: 'unlock' }),
  'operate.givePlan': () => ({ id: uuid(), plan: 'member', days: 30, amount: null, reason }),
  'operate.endPlan': () => ({ id: uuid(), isRefunded: false, reason }),
  'operate.setQuota': () => ({ id: uuid(), code: 'unlock', limit: 300, until: '2099-12-31', reason }),
  'operate.endQuota': () => ({ id: uuid(), code: 'unlock', reason }),
  'operate.tenantUnlocks': () => ({ id: uuid() }),
  'operate.tenantCredits': () => ({ id: uuid() }),
  'operate.giveCreditBack': () => ({ id: uuid(), reason }),
  'operate.settleNumber': () => ({ id: uuid(), verdict: 'empty' }),
  'operate.textMessages': () => ({}),
  'operate.limitsHit': () => ({}),
  'operate.limitsOfNumber': () => ({ phone: '13800009999' }),
  'operate.lifts': () => ({}),
  'operate.liftLimits': () => ({ phone: '13800009999', hours: 1, reason }),
  'operate.endLift': () => ({ id: uuid() }),
}
