import { z } from 'zod'
import { deviceCalls } from '#account/device.ts'
import { passwordCalls } from '#account/password.ts'
import { signInCalls } from '#account/signIn.ts'
import { viewerInfo } from '#account/viewerInfo.ts'
import { calls, read } from '#endpoint.ts'
import { id } from '#field.ts'
import { userCenter } from '#prefix.ts'

export const account = calls('account', {
  ...signInCalls,
  ...passwordCalls,
  ...deviceCalls,
  current: read('GET', `${userCenter}/subAccount/current`, {
    access: 'signedIn',
    byKey: true,
    summary: '当前用户: userInfo of the spec',
    input: z.object({}),
    output: viewerInfo,
  }),
  statistics: read('GET', `${userCenter}/subAccount/statistics`, {
    access: 'signedIn',
    byKey: true,
    summary: '我的数据: counters of the page 我的 and the to-dos of 首页',
    input: z.object({}),
    output: z.object({
      favoriteCount: z.number().int(),
      unlockCount: z.number().int(),
      followUpCount: z.number().int(),
      /** 我的目标: entries of exhibitor lists, and the edition whose list one was marked on last */
      targetCount: z.number().int(),
      targetEditionId: id.nullable(),
      /** 我的展会 */
      myExhibitionCount: z.number().int(),
      dueFollowUpCount: z.number().int(),
      overdueFollowUpCount: z.number().int(),
      /** 新预测: coming editions predicted for the first time since the person last looked at 参展预测 */
      newPredictionCount: z.number().int(),
      /** 未读消息 */
      unreadMessageCount: z.number().int(),
    }),
  }),
})
