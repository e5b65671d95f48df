import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'

/** The reads that say what is unread: the list, the marks of the bell and of 我的, and 首页. */
export const shownIn = [message.page, account.statistics, home.todo]
