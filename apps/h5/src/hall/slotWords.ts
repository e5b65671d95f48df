import type { SlotPurpose, SlotStatus } from '@zhzz/contract/hall/slot.ts'

/** 意向, 询档 … */
export const slotStatusWords = {
  intent: 'hallSlot.statusIntent',
  inquiring: 'hallSlot.statusInquiring',
  held: 'hallSlot.statusHeld',
  booked: 'hallSlot.statusBooked',
  done: 'hallSlot.statusDone',
  cancelled: 'hallSlot.statusCancelled',
} as const satisfies Record<SlotStatus, string>

/** 展览, 会议 … */
export const slotPurposeWords = {
  exhibition: 'hallSlot.purposeExhibition',
  conference: 'hallSlot.purposeConference',
  sports: 'hallSlot.purposeSports',
  launch: 'hallSlot.purposeLaunch',
  other: 'hallSlot.purposeOther',
} as const satisfies Record<SlotPurpose, string>
