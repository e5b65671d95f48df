import { account } from '@zhzz/contract/account/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'

/** The reads that say what is unread: the list, and the marks of the bell and of 我的. */
export const shownIn = [message.page, account.statistics]
