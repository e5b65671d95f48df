import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { formatArea, formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

type Sized = Pick<
  EditionCard,
  | 'hallName'
  | 'cityName'
  | 'exhibitorCount'
  | 'listedExhibitorCount'
  | 'netExhibitionArea'
  | 'grossExhibitionArea'
  | 'visitorCount'
  | 'visitCount'
>

/** What a line of facts holds at 375 px beside tile and action, in px of 12 px text. */
const lineWidth = 245
const dotWidth = 12

/**
 * Where and how large: the hall, exhibitors, and one figure, an area before visitors. Where the line has no room the figure
 * is left out, then the hall, whose city stands above. Net and gross, visitors and visits are never mixed: each stands with
 * its own word.
 */
export function sizeFacts(card: Sized): string[] {
  const hall = hallShort(card) ?? t('exhibition.placeUnknown')
  const [many, large] = [exhibitorsText(card), largeText(card)]
  const choices = [[hall, many, large], [hall, many], [many, large], [hall]]
  const known = choices
    .map((facts) => facts.filter((fact) => fact !== null))
    .filter(({ length }) => length > 0)
  return known.find(fits) ?? known[0] ?? []
}

function fits(facts: readonly string[]): boolean {
  return facts.reduce((sum, fact) => sum + dotWidth + widthOf(fact), -dotWidth) <= lineWidth
}

/** Roughly, px: a Chinese character is as wide as it is high, others take a little more than half. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (/[\u2e80-\uffef]/u.test(char) ? 12 : 6.8), 0)
}

/** The hall without its city, which stands beside it: 国际博览中心, 国家会展中心. */
export function hallShort({ hallName, cityName }: Pick<Sized, 'hallName' | 'cityName'>): string | null {
  if (hallName === null || cityName === null || !/\p{Script=Han}/u.test(hallName)) return hallName
  const short = hallName.replace(new RegExp(`^${cityName}市?|[（(]${cityName}市?[）)]$`, 'u'), '')
  return short.length < 3 ? hallName : short
}

/** How many exhibit as published, with how many of them we hold; else how many we hold. */
function exhibitorsText({ exhibitorCount: all, listedExhibitorCount: held }: Sized): string | null {
  if (all === null) return held > 0 ? t('exhibition.exhibitorsShort', { count: formatCompact(held) }) : null
  const count = formatCompact(all)
  return t('exhibition.exhibitorsShort', {
    count: held > 0 && held < all ? `${formatCompact(held)}/${count}` : count,
  })
}

function largeText(card: Sized): string | null {
  const { netExhibitionArea: net, grossExhibitionArea: gross, visitorCount, visitCount } = card
  if (net !== null) return t('exhibition.netShort', { area: formatArea(net) })
  if (gross !== null) return t('exhibition.grossShort', { area: formatArea(gross) })
  if (visitorCount !== null) return t('exhibition.visitorsOf', { count: formatCompact(visitorCount) })
  return visitCount === null ? null : t('exhibition.visitsOf', { count: formatCompact(visitCount) })
}
