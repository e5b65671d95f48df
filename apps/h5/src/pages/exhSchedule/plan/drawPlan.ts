import type { PlanItem, YearPlan } from '@zhzz/contract/schedule/plan.ts'
import { formatDays, formatMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { isHard, shortName } from '#pages/exhSchedule/plan/clashText.ts'
import { bandColour } from '#ui/shown/hues.ts'

const width = 375
const margin = 20
const rowHeight = 52
const monthHeight = 30
const headHeight = 84
const footHeight = 44
/** As many as a phone draws in one picture: twice the size stays below the 16 million points that Safari allows. */
const mostRows = 80
const density = 2

/** The plan as a picture to hand on: months, days, names, cities and who goes; no money and no notes. */
export async function drawPlan({ items, clashes }: YearPlan, year: number): Promise<Blob> {
  const shown = items.filter(({ planState, status }) => planState !== 'dropped' && status !== 'cancelled')
  const rows = shown.slice(0, mostRows)
  const isTeam = new Set(shown.flatMap(({ people }) => people.map(({ id }) => id))).size > 1
  const hard = new Set(clashes.filter(isHard).flatMap(({ first, second }) => [first.id, second.id]))
  const months = new Set(rows.map(monthOf)).size
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = (headHeight + months * monthHeight + rows.length * rowHeight + footHeight) * density
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  const look = getComputedStyle(document.documentElement)
  const ink = (name: string) => look.getPropertyValue(name)
  pen.scale(density, density)
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = ink('--card')
  pen.fillRect(0, 0, width, canvas.height)
  write(pen, String(year), { x: margin, y: 44, size: 28, weight: 700, colour: ink('--text') })
  write(pen, t('title.exhSchedulePlan'), {
    x: margin + 86,
    y: 44,
    size: 16,
    weight: 600,
    colour: ink('--text'),
  })
  const count = t('calendar.editionCount', { n: shown.length })
  write(pen, count, { x: margin, y: 68, size: 13, colour: ink('--text-2') })

  let y = headHeight
  for (const [at, item] of rows.entries()) {
    if (monthOf(item) !== (at === 0 ? null : monthOf(rows[at - 1] ?? item))) {
      pen.fillStyle = ink('--press')
      pen.fillRect(0, y, width, monthHeight)
      write(pen, formatMonth(item.startDate), {
        x: margin,
        y: y + 20,
        size: 13,
        weight: 600,
        colour: ink('--text-2'),
      })
      y += monthHeight
    }
    pen.fillStyle = bandColour(item.tile.hue - 1)
    pen.fillRect(margin, y + 10, 4, rowHeight - 20)
    write(pen, shortName(item), { x: margin + 14, y: y + 23, size: 15, weight: 600, colour: ink('--text') })
    const facts = [
      formatDays(item.startDate, item.endDate, { weekdays: false }),
      item.cityName,
      isTeam && peopleOf(item),
    ]
    write(pen, facts.filter(Boolean).join(' · '), {
      x: margin + 14,
      y: y + 42,
      size: 12,
      colour: ink(hard.has(item.id) ? '--amber' : '--text-2'),
    })
    y += rowHeight
  }
  const rest = shown.length - rows.length
  const foot = [rest > 0 && t('yearPlan.moreRows', { n: rest }), t('shell.shareTitle')]
    .filter(Boolean)
    .join(' · ')
  write(pen, foot, { x: margin, y: y + 27, size: 12, colour: ink('--text-2') })
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('no picture')
  return picture
}

type Written = { x: number; y: number; size: number; weight?: number; colour: string }

/** One line, cut where the picture ends. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, size, weight = 400, colour }: Written,
): void {
  pen.font = `${weight} ${size}px system-ui, -apple-system, "PingFang SC", sans-serif`
  pen.fillStyle = colour
  const room = width - margin - x
  let shown = text
  while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${shown.slice(0, -2)}…`
  pen.fillText(shown, x, y)
}

function monthOf({ startDate }: PlanItem): string {
  return startDate.slice(0, 7)
}

function peopleOf({ people }: PlanItem): string {
  return people.flatMap(({ name }) => name ?? []).join(t('exhibition.glue'))
}
