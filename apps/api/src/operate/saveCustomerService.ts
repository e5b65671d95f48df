import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { setCustomerService } from '#operate/customerService.ts'

export const saveCustomerService: Handler<typeof operate.saveCustomerService> = async (contact, { db }) => {
  await setCustomerService(db, contact)
  return true
}
