import type { reference } from '@zhzz/contract/reference/calls.ts'
import type { Handler } from '#context.ts'
import { customerServiceShown } from '#customerServiceShown.ts'

export const customerServiceInfo: Handler<typeof reference.customerServiceInfo> = async (_, { db }) =>
  customerServiceShown(db)
