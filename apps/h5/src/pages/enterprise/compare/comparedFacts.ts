import type { ComparedCompany } from '@zhzz/contract/company/comparison.ts'
import { capitalText } from '#company/capitalText.ts'
import { modules } from '#company/modules.ts'
import { myWord } from '#company/myWord.ts'
import { statusText } from '#company/StatusChip.tsx'
import { signalText } from '#company/signal/signalText.ts'
import { stageWords } from '#followUp/words.ts'
import { formatArea, formatDate, formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import type { CellLinks } from '#pages/enterprise/compare/CompareLinks.tsx'

export interface ComparedFact {
  label: string
  /** What it says, also told apart by; null: unknown. */
  text: (company: ComparedCompany) => string | null
  /** Of a fact that is a number: the largest stands out. */
  number?: (company: ComparedCompany) => number | null
  /** In the place of the text. */
  links?: (company: ComparedCompany) => CellLinks
}

const shownProducts = 6

/** What companies are compared by, from what they are to what we have with them. */
export function comparedFacts(): ComparedFact[] {
  const glue = t('exhibition.glue')
  const listed = (texts: readonly string[]) => texts.join(glue) || null
  return [
    {
      label: t('company.status'),
      text: ({ card }) => card.registrationStatus && statusText(card.registrationStatus),
    },
    {
      label: t('company.registeredCapital'),
      number: ({ card }) => (card.registeredCapitalCurrency === 'CNY' ? card.registeredCapital : null),
      text: ({ card }) => capitalText(card.registeredCapital, card.registeredCapitalCurrency) || null,
    },
    {
      label: t('company.establishDate'),
      text: ({ card }) => card.establishDate && formatDate(card.establishDate),
    },
    {
      label: t('company.insured'),
      number: ({ insuredCount }) => insuredCount,
      text: ({ insuredCount }) =>
        insuredCount === null ? null : t('company.people', { n: formatNumber(insuredCount) }),
    },
    { label: t('company.region'), text: ({ card }) => card.regionName },
    { label: t('company.industry'), text: ({ card }) => card.industryName },
    { label: t('company.products'), text: ({ products }) => listed(products.slice(0, shownProducts)) },
    {
      label: t('company.exhibitionCount'),
      number: ({ exhibitions }) => exhibitions.total,
      text: ({ exhibitions }) => formatNumber(exhibitions.total),
    },
    {
      label: t('companyCompare.last12'),
      number: ({ exhibitions }) => exhibitions.last12Months,
      text: ({ exhibitions }) => formatNumber(exhibitions.last12Months),
    },
    {
      label: t('companyCompare.averageArea'),
      number: ({ exhibitions }) => exhibitions.averageBoothArea,
      text: ({ exhibitions: { averageBoothArea } }) =>
        averageBoothArea === null ? null : formatArea(Math.round(averageBoothArea)),
    },
    {
      label: t('company.customRatio'),
      number: ({ exhibitions }) => exhibitions.customBoothRatio,
      text: ({ exhibitions: { customBoothRatio } }) =>
        customBoothRatio === null ? null : formatPercent(Math.round(customBoothRatio)),
    },
    { label: t('companyCompare.cities'), text: ({ exhibitions }) => listed(exhibitions.topCities) },
    {
      label: t('companyCompare.alone'),
      number: ({ alone }) => alone.count,
      text: ({ alone }) => t('company.times', { n: alone.count }),
      links: ({ alone }) => ({
        head: t('company.times', { n: alone.count }),
        links: alone.newest.map(({ editionId, name }) => ({
          id: editionId,
          text: name,
          href: to('/pages/exhibition/detail/detail', { id: editionId }),
        })),
      }),
    },
    {
      label: t('companyCompare.next'),
      text: ({ next }) => next.map(({ editionId }) => editionId).join() || null,
      links: ({ next }) => ({
        links: next.map(({ editionId, name, probability }) => ({
          id: editionId,
          text: `${name} ${formatPercent(Math.round(probability * 100))}`,
          href: to('/pages/exhibition/detail/detail', { id: editionId }),
        })),
      }),
    },
    {
      label: t('title.signals'),
      number: ({ signals }) => signals.total,
      text: ({ signals }) => formatNumber(signals.total),
      links: ({ card, signals }) => ({
        head: formatNumber(signals.total),
        links: signals.newest.map((signal) => ({
          id: signal.id,
          text: signalText(signal),
          href: to('/pages/enterprise/detail/signals', { id: card.id }),
        })),
      }),
    },
    {
      label: t('title.contacts'),
      number: ({ card }) => card.contactCount,
      text: ({ card }) => formatNumber(card.contactCount),
    },
    ...modules
      .filter(({ module }) => !uncounted.includes(module))
      .map(({ module, path }) => ({
        label: t(specPages[path]),
        number: ({ moduleCounts }: ComparedCompany) => moduleCounts[module] ?? null,
        text: ({ moduleCounts }: ComparedCompany) =>
          moduleCounts[module] == null ? null : formatNumber(moduleCounts[module]),
      })),
    {
      label: t('companyCompare.mine'),
      text: ({ card, stage }) =>
        [myWord(card.myState), stage && t(stageWords[stage])].filter(Boolean).join(glue) ||
        t('companyCompare.untouched'),
    },
  ]
}

/** There, or not; and what stands in a row of its own. */
const uncounted: readonly string[] = ['enterpriseInfo', 'similarCompany', 'exhibitionHistory']
