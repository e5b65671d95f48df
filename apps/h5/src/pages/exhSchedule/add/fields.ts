import type { Request } from '@zhzz/contract/endpoint.ts'
import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { reminderDays } from '@zhzz/contract/schedule/choices.ts'
import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import type { JoinRole, PlanState } from '@zhzz/contract/schedule/myExhibition.ts'
import type { PlainKey } from '#i18n/texts.ts'

type Said = Request<typeof schedule.saveMine>

/** An event of one's own as it is typed; empty: not said. */
export interface EventFields {
  name: string
  startDate: string
  endDate: string
  regionCode: string
  place: string
  industryCode: string
  organizer: string
  website: string
  moveInStart: string
  moveOutEnd: string
}

/** 我的安排 as it is typed. */
export interface MyFields {
  joinRole: JoinRole | null
  reminders: readonly number[]
  memberIds: readonly string[]
  isShared: boolean
  planState: PlanState
  goalLeads: string
  goalMeetings: string
  budget: string
  actualCost: string
  /** Their sum stands for it. */
  hasExpenses: boolean
  note: string
  /** null: an edition of the library */
  event: EventFields | null
}

export type FieldErrors = Partial<
  Record<keyof EventFields | 'budget' | 'actualCost' | 'goalLeads' | 'goalMeetings', PlainKey>
>

const emptyEvent: EventFields = {
  name: '',
  startDate: '',
  endDate: '',
  regionCode: '',
  place: '',
  industryCode: '',
  organizer: '',
  website: '',
  moveInStart: '',
  moveOutEnd: '',
}

export const emptyFields: MyFields = {
  joinRole: null,
  reminders: [7],
  memberIds: [],
  isShared: false,
  planState: 'planned',
  goalLeads: '',
  goalMeetings: '',
  budget: '',
  actualCost: '',
  hasExpenses: false,
  note: '',
  event: emptyEvent,
}

export function fieldsOf({ mine, event }: MineDetail): MyFields {
  return {
    joinRole: mine.joinRole,
    reminders: mine.reminders,
    memberIds: mine.memberIds,
    isShared: mine.isShared,
    planState: mine.planState,
    goalLeads: typed(mine.goalLeads),
    goalMeetings: typed(mine.goalMeetings),
    budget: typed(mine.budget),
    actualCost: typed(mine.actualCost),
    hasExpenses: mine.hasExpenses,
    note: mine.note ?? '',
    event: event && {
      name: event.name,
      startDate: event.startDate,
      endDate: event.endDate,
      regionCode: event.regionCode ?? '',
      place: event.place ?? '',
      industryCode: event.industryCode ?? '',
      organizer: event.organizer ?? '',
      website: event.website ?? '',
      moveInStart: event.moveInStart ?? '',
      moveOutEnd: event.moveOutEnd ?? '',
    },
  }
}

function typed(value: number | null): string {
  return value === null ? '' : String(value)
}

function told(text: string): number | null {
  return text === '' ? null : Number(text)
}

export function errorsOf({ event, ...fields }: MyFields): FieldErrors {
  const errors: FieldErrors = {}
  for (const money of ['budget', 'actualCost'] as const)
    if (!/^(\d{1,11}(\.\d{1,2})?)?$/.test(fields[money])) errors[money] = 'mySchedule.budgetWrong'
  for (const goal of ['goalLeads', 'goalMeetings'] as const)
    if (!/^\d{0,5}$/.test(fields[goal])) errors[goal] = 'yearPlan.goalWrong'
  if (event === null) return errors
  const { name, startDate, endDate, regionCode, moveInStart, moveOutEnd } = event
  if (name.trim() === '') errors.name = 'mySchedule.nameMissing'
  if (startDate === '') errors.startDate = 'mySchedule.dayMissing'
  if (endDate === '') errors.endDate = 'mySchedule.dayMissing'
  else if (endDate < startDate) errors.endDate = 'mySchedule.endEarly'
  if (regionCode === '') errors.regionCode = 'mySchedule.cityMissing'
  if (moveInStart !== '' && moveInStart > startDate) errors.moveInStart = 'mySchedule.moveInLate'
  if (moveOutEnd !== '' && moveOutEnd < endDate) errors.moveOutEnd = 'mySchedule.moveOutEarly'
  return errors
}

export function requestOf({ event, ...fields }: MyFields): Said {
  return {
    joinRole: fields.joinRole,
    reminders: reminderDays.filter((days) => fields.reminders.includes(days)),
    memberIds: [...fields.memberIds],
    isShared: fields.isShared,
    planState: fields.planState,
    goalLeads: told(fields.goalLeads),
    goalMeetings: told(fields.goalMeetings),
    budget: told(fields.budget),
    ...(!fields.hasExpenses && { actualCost: told(fields.actualCost) }),
    note: fields.note.trim() || null,
    ...(event && {
      event: {
        name: event.name,
        startDate: event.startDate,
        endDate: event.endDate,
        regionCode: event.regionCode || null,
        place: event.place.trim() || null,
        industryCode: event.industryCode || null,
        organizer: event.organizer.trim() || null,
        website: event.website.trim() || null,
        moveInStart: event.moveInStart || null,
        moveOutEnd: event.moveOutEnd || null,
      },
    }),
  }
}
