import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Clash, PlanItem } from '@zhzz/contract/schedule/plan.ts'
import type { Handler } from '#context.ts'
import { dictionaryLabels } from '#label.ts'
import { exportsLeft, takeExports } from '#member/exportQuota.ts'
import { clashWords, columnWords, roleWords } from '#schedule/planWords.ts'
import { type Cell, workbookOf } from '#schedule/sheet.ts'
import { yearPlanOf } from '#schedule/yearPlan.ts'

export const exportPlan: Handler<typeof schedule.exportPlan> = async (
  { year },
  { db, viewer, now, locale, fail },
) => {
  const { limit, remaining } = await exportsLeft(db, viewer, now)
  if (limit === 0) throw fail('planTooLow')
  const { items, clashes } = await yearPlanOf(db, { year, viewer, now, locale })
  if (items.length === 0) throw fail('nothingToDo')
  if (!(await takeExports(db, viewer, items.length, now)))
    throw fail('quotaUsedUp', { quota: 'export', limit })
  const labels = await dictionaryLabels(db, ['plan_item_status'], locale)
  const states = new Map(labels.map(({ code, label }) => [code, label]))
  const rows = items.map((item) => [
    ...factsOf(item, locale, states.get(item.planState) ?? item.planState),
    clashes.flatMap((clash) => said(clash, item.id, locale) ?? []).join('\n'),
  ])
  const columns = Object.entries(columnWords).map(([name, words]) => ({
    title: words[locale],
    width: name === 'name' || name === 'clashes' ? 40 : 14,
  }))
  return {
    base64: Buffer.from(workbookOf(String(year), columns, rows)).toString('base64'),
    rows: rows.length,
    remaining: remaining - rows.length,
  }
}

/** In the order of `columnWords`. */
function factsOf(item: PlanItem, locale: Locale, state: string): Cell[] {
  const { joinRole, people } = item
  return [
    nameOf(item, locale),
    { day: item.startDate },
    { day: item.endDate },
    item.cityName,
    item.placeName,
    people.flatMap(({ name }) => name ?? []).join('、'),
    joinRole && roleWords[joinRole][locale],
    state,
    item.goalLeads,
    item.followedCount,
    item.goalMeetings,
    item.visitedCount,
    item.budget,
    item.actualCost,
    item.note,
  ]
}

function said({ kind, first, second, from, to }: Clash, id: string, locale: Locale): string | null {
  const other = first.id === id ? second : second.id === id ? first : null
  return (
    other &&
    `${clashWords[kind][locale]} ${from}–${to}: ${[nameOf(other, locale), other.cityName].filter(Boolean).join(' · ')}`
  )
}

function nameOf({ name, englishName }: Clash['first'], locale: Locale): string {
  return isChinese(locale) ? name : (englishName ?? name)
}
