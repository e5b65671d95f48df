import { type CopyValue, copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { ClientBase } from 'pg'
import { addDays } from '#days.ts'
import { allEditions, type SampleEdition } from '#exhibition/edition.ts'
import { subAccountOf } from '#people/writePeople.ts'
import { sampleId } from '#sampleId.ts'

type Planned = { edition: SampleEdition; said: Said }
type Said = {
  role?: string
  state?: string
  budget?: number
  goalLeads?: number
  goalMeetings?: number
  note?: string
  isShared?: boolean
  memberIds?: string[]
}

/** 我的展会 of the invented people: the team plans a year together, with two exhibitions at the same time. */
export async function writeSchedules(client: ClientBase, { seed, today }: { seed: number; today: string }) {
  const all = [...allEditions(seed, today)].toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const coming = all.filter(({ startDate, setStatus }) => startDate > today && setStatus === null)
  const past = all.filter(({ endDate }) => endDate < today).slice(-3)
  const [first, second] = atOnce(coming)
  const apart = coming.filter((edition, at) => at % 9 === 4 && edition !== first && edition !== second)
  const [boss, mate, other] = [subAccountOf(4, 0), subAccountOf(4, 1), subAccountOf(4, 2)]
  const shared = { isShared: true, role: 'build' }
  const own: [owner: string, planned: Planned[]][] = [
    [
      boss,
      [
        {
          edition: first,
          said: { ...shared, budget: 36_000, goalLeads: 30, goalMeetings: 8, state: 'confirmed' },
        },
        { edition: second, said: { ...shared, budget: 20_000, goalLeads: 20, memberIds: [mate] } },
        ...apart.slice(0, 4).map(
          (edition, at): Planned => ({
            edition,
            said: { ...shared, budget: 12_000 + 4_000 * at, state: at === 3 ? 'idea' : 'planned' },
          }),
        ),
        ...past.map((edition): Planned => ({ edition, said: { role: 'visit', budget: 8_000 } })),
      ],
    ],
    [
      mate,
      apart
        .slice(2, 5)
        .map((edition): Planned => ({ edition, said: { isShared: true, memberIds: [other] } })),
    ],
    [
      subAccountOf(3, 0),
      [first, second].map((edition): Planned => ({ edition, said: { role: 'exhibit', goalLeads: 15 } })),
    ],
    [
      subAccountOf(1, 0),
      coming.slice(2, 9).map((edition): Planned => ({ edition, said: { role: 'visit' } })),
    ],
  ]
  const rows = own.flatMap(([owner, planned]) => planned.map((each): [string, Planned] => [owner, each]))
  const columns = `my_exhibition (id, sub_account_id, edition_id, name, start_date, end_date, region_code, place,
    known_start, known_end, join_role, plan_state, budget, goal_leads, goal_meetings, note, is_shared, member_ids)`
  const event = {
    name: '华东客户答谢会',
    startDate: addDays(today, 45),
    endDate: addDays(today, 45),
    regionCode: '310000',
    place: '浦东嘉里大酒店',
  }
  await copyInto(
    client,
    columns,
    copyPieces([
      ...rows.map(([owner, { edition, said }], at): CopyValue[] => [
        sampleId('schedule', at),
        owner,
        edition.id,
        null,
        null,
        null,
        null,
        null,
        edition.startDate,
        edition.endDate,
        ...saidOf(said),
      ]),
      [
        sampleId('schedule', rows.length),
        boss,
        null,
        event.name,
        event.startDate,
        event.endDate,
        event.regionCode,
        event.place,
        null,
        null,
        ...saidOf({ role: 'organize', budget: 15_000, note: '带样品和画册' }),
      ],
    ]),
  )
}

function saidOf({
  role,
  state = 'planned',
  budget,
  goalLeads,
  goalMeetings,
  note,
  ...team
}: Said): CopyValue[] {
  const { isShared = false, memberIds = [] } = team
  return [
    role ?? null,
    state,
    budget ?? null,
    goalLeads ?? null,
    goalMeetings ?? null,
    note ?? null,
    isShared,
    memberIds,
  ]
}

/** The first two that are open at the same time in different cities. */
function atOnce(coming: readonly SampleEdition[]): [SampleEdition, SampleEdition] {
  for (const first of coming)
    for (const second of coming)
      if (
        second.number > first.number &&
        second.startDate <= first.endDate &&
        first.startDate <= second.endDate &&
        second.series.hall.regionCode !== first.series.hall.regionCode
      )
        return [first, second]
  throw new Error('no two exhibitions are open at the same time')
}
