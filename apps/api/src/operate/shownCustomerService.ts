import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { customerServiceShown } from '#customerServiceShown.ts'

export const shownCustomerService: Handler<typeof operate.shownCustomerService> = async (_input, { db }) =>
  customerServiceShown(db)
