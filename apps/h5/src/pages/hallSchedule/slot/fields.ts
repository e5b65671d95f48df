import type { Request } from '@zhzz/contract/endpoint.ts'
import type { hall } from '@zhzz/contract/hall/calls.ts'
import type { HallSlot, SlotPurpose, SlotStatus } from '@zhzz/contract/hall/slot.ts'
import type { PlainKey } from '#i18n/texts.ts'

/** An entry of 我的档期 as it is typed; empty: not said. */
export interface SlotFields {
  hallId: string
  pavilions: readonly string[]
  title: string
  purpose: SlotPurpose
  status: SlotStatus
  heldUntil: string
  moveInStart: string
  startDate: string
  endDate: string
  moveOutEnd: string
  area: string
  quote: string
  contact: string
  note: string
  isShared: boolean
}

export type SlotErrors = Partial<Record<keyof SlotFields, PlainKey>>

export function emptySlot(hallId: string, pavilion: string | undefined): SlotFields {
  return {
    hallId,
    pavilions: pavilion ? [pavilion] : [],
    title: '',
    purpose: 'exhibition',
    status: 'intent',
    heldUntil: '',
    moveInStart: '',
    startDate: '',
    endDate: '',
    moveOutEnd: '',
    area: '',
    quote: '',
    contact: '',
    note: '',
    isShared: false,
  }
}

export function fieldsOf(slot: HallSlot): SlotFields {
  return {
    hallId: slot.hallId,
    pavilions: slot.pavilions,
    title: slot.title,
    purpose: slot.purpose,
    status: slot.status,
    heldUntil: slot.heldUntil ?? '',
    moveInStart: slot.moveInStart ?? '',
    startDate: slot.startDate,
    endDate: slot.endDate,
    moveOutEnd: slot.moveOutEnd ?? '',
    area: slot.area === null ? '' : String(slot.area),
    quote: slot.quote === null ? '' : String(slot.quote),
    contact: slot.contact ?? '',
    note: slot.note ?? '',
    isShared: slot.isShared,
  }
}

const amount = /^\d{1,7}(\.\d{1,2})?$/
const mostDays = 3 * 366

export function errorsOf(fields: SlotFields): SlotErrors {
  const { hallId, title, moveInStart, startDate, endDate, moveOutEnd, area, quote } = fields
  const errors: SlotErrors = {}
  if (hallId === '') errors.hallId = 'hallSlot.hallMissing'
  if (title.trim() === '') errors.title = 'mySchedule.nameMissing'
  if (startDate === '') errors.startDate = 'mySchedule.dayMissing'
  if (endDate === '') errors.endDate = 'mySchedule.dayMissing'
  else if (endDate < startDate) errors.endDate = 'mySchedule.endEarly'
  if (moveInStart !== '' && moveInStart > startDate) errors.moveInStart = 'mySchedule.moveInLate'
  if (moveOutEnd !== '' && moveOutEnd < endDate) errors.moveOutEnd = 'mySchedule.moveOutEarly'
  const days = (Date.parse(moveOutEnd || endDate) - Date.parse(moveInStart || startDate)) / 86_400_000
  if (days > mostDays) errors.endDate = 'hallSlot.tooLong'
  if (area !== '' && !amount.test(area)) errors.area = 'hallSlot.numberWrong'
  if (quote !== '' && !amount.test(quote)) errors.quote = 'hallSlot.numberWrong'
  return errors
}

/** What its conflicts are asked by; null until hall and days are said in their order. */
export function daysOf(
  fields: SlotFields,
  id: string | undefined,
): Request<typeof hall.slotConflicts> | null {
  const { hallId, startDate, endDate, moveInStart, moveOutEnd } = errorsOf(fields)
  if (hallId ?? startDate ?? endDate ?? moveInStart ?? moveOutEnd) return null
  return {
    hallId: fields.hallId,
    pavilions: [...fields.pavilions],
    moveInStart: fields.moveInStart || null,
    startDate: fields.startDate,
    endDate: fields.endDate,
    moveOutEnd: fields.moveOutEnd || null,
    ...(id !== undefined && { id }),
  }
}

export function requestOf(fields: SlotFields): Request<typeof hall.saveSlot> {
  return {
    hallId: fields.hallId,
    pavilions: [...fields.pavilions],
    title: fields.title.trim(),
    purpose: fields.purpose,
    status: fields.status,
    heldUntil: fields.heldUntil || null,
    moveInStart: fields.moveInStart || null,
    startDate: fields.startDate,
    endDate: fields.endDate,
    moveOutEnd: fields.moveOutEnd || null,
    area: fields.area === '' ? null : Number(fields.area),
    quote: fields.quote === '' ? null : Number(fields.quote),
    contact: fields.contact.trim() || null,
    note: fields.note.trim() || null,
    isShared: fields.isShared,
  }
}
