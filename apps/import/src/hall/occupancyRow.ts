import { nameKey } from '@zhzz/search/text/fold.ts'
import { dateOf } from '#value/date.ts'
import { dateRangeOf } from '#value/dateRange.ts'
import { lineOf, listOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const occupancyFields = {
  hall: '展馆 展馆名称 场馆 场馆名称 会展中心 hall hall_name venue venue_name',
  pavilions: '展厅 展厅号 馆号 使用展厅 占用展厅 场地 展区 pavilion pavilions halls hall_no',
  title: '项目 项目名称 展会 展会名称 活动 活动名称 名称 title event event_name name',
  phase: '类型 阶段 状态 档期状态 用途 phase status kind',
  days: '日期 时间 档期 举办时间 使用时间 dates days date_range period',
  start: '开始日期 开始时间 起始日期 进场日期 start start_date from',
  end: '结束日期 结束时间 截止日期 撤场日期 end end_date to',
  certainty: '确定性 是否确认 确认状态 certainty confirmed',
}
export type OccupancyRow = {
  hall: string
  pavilions: string[]
  isWholeHall: boolean
  title: string
  phase: Phase
  start: string
  end: string
  certainty: 'confirmed' | 'announced' | 'assumed'
}
type Phase = 'move_in' | 'show' | 'move_out' | 'held' | 'open'

const phases: readonly [RegExp, Phase][] = [
  [/空闲|空档|可订|可租|未订|\bfree\b|\bopen\b|available|vacant/i, 'open'],
  [/布展|搭建|进场|move.?in|set.?up|build/i, 'move_in'],
  [/撤展|撤馆|拆除|move.?out|dismantl|tear.?down/i, 'move_out'],
  [/保留|预留|维护|检修|锁定|占用|held|\bhold\b|reserv|maintenance|blocked/i, 'held'],
]

/** One stretch of days of a hall's calendar: who has which pavilions, or that they are free. */
export function occupancyRow(cells: Cells<keyof typeof occupancyFields>): Verdict<OccupancyRow> {
  const hall = lineOf(cells.get('hall'))
  if (hall === null) return { rejected: 'no hall name' }
  const range = dateRangeOf(cells.get('days'))
  const start = dateOf(cells.get('start')) ?? range.from
  if (start === null) return { rejected: 'no first day' }
  const end = dateOf(cells.get('end')) ?? range.to ?? start
  if (end < start) return { rejected: `the last day ${end} is before the first day ${start}` }
  const said = lineOf(cells.get('phase')) ?? ''
  const phase = phaseOf(said)
  const title = lineOf(cells.get('title')) ?? ''
  if (phase === 'show' && title === '') return { rejected: 'no name of what is held there' }
  return {
    row: {
      hall,
      ...takenIn(cells.get('pavilions')),
      title: phase === 'open' ? '' : title.slice(0, 200),
      phase,
      start,
      end,
      certainty: certaintyOf(lineOf(cells.get('certainty'))),
    },
    warnings: [],
  }
}

/** Codes of pavilions, or the whole hall. */
export function takenIn(text: string | undefined): Pick<OccupancyRow, 'pavilions' | 'isWholeHall'> {
  const codes = listOf(text)
  const isWholeHall = codes.some((code) => /^(?:全馆|全部|全场|整馆|all|whole)$/i.test(code))
  return { pavilions: isWholeHall ? [] : codes.map((code) => code.slice(0, 60)).toSorted(), isWholeHall }
}

/** What happens there; an exhibition where the words say nothing else. */
export function phaseOf(said: string): Phase {
  return phases.find(([words]) => words.test(said))?.[1] ?? 'show'
}

/** What tells a stretch of days of a hall from its others. */
export function occupancyKey(row: Omit<OccupancyRow, 'hall' | 'end' | 'certainty'>): string {
  return [row.isWholeHall, row.pavilions, row.phase, nameKey(row.title), row.start].join('|')
}

export function certaintyOf(said: string | null): OccupancyRow['certainty'] {
  if (said !== null && /预计|估计|推测|暂定|assumed|tentative|expected/i.test(said)) return 'assumed'
  return said !== null && /已确认|确认|签约|是|confirmed|yes|signed/i.test(said) ? 'confirmed' : 'announced'
}
