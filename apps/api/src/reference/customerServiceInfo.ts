import type { reference } from '@zhzz/contract/reference/calls.ts'
import type { Handler } from '#context.ts'

export const customerServiceInfo: Handler<typeof reference.customerServiceInfo> = async (_, { db }) => {
  const info = await db
    .selectFrom('customerService')
    .orderBy('isDefault', 'desc')
    .orderBy('id', 'desc')
    .select(['qrCode', 'phone', 'workTime'])
    .executeTakeFirst()
  return info ?? { qrCode: null, phone: '', workTime: null }
}
