import type { Request } from '@zhzz/contract/endpoint.ts'
import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import { daysBefore } from '#i18n/today.ts'
import { listParams } from '#nav/listParams.ts'

/** 跟进记录: its parameters and filters. */
export const recordList = listParams<Pick<Request<typeof followUp.list>, 'followType' | 'from'>>()(
  (kinds) => ({
    filters: {
      followType: kinds.one('followType', {
        title: 'followUp.type',
        words: {
          phone: 'followUp.phone',
          wechat: 'followUp.wechat',
          visit: 'followUp.visit',
          onsite: 'followUp.onsite',
          email: 'followUp.email',
          sms: 'followUp.sms',
          other: 'followUp.other',
        },
      }),
      // Days up to today, this one counted.
      days: kinds.own({
        title: 'exhibition.when',
        words: { '7': 'followUp.lastWeek', '30': 'followUp.lastMonth', '90': 'followUp.lastQuarter' },
        asks: ([days], { today }) => ({ from: daysBefore(today, Number(days) - 1) }),
      }),
    },
  }),
)
