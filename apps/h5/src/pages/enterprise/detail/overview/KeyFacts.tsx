import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { CopyValue } from '#pages/enterprise/detail/overview/CopyValue.tsx'
import styles from '#pages/enterprise/detail/overview/KeyFacts.module.css'
import { webAddress } from '#reading/webAddress.ts'
import { Card, CardLink } from '#ui/Card.tsx'
import { type Fact, Facts } from '#ui/shown/Facts.tsx'

/** The facts people copy, and what it makes. */
export function KeyFacts({ detail }: { detail: CompanyDetail }) {
  const { card, unifiedSocialCreditCode, insuredCount, registeredAddress, website, introduction } = detail
  const isListed = card.knownFrom === 'list'
  const facts: Fact[] = [
    { label: t('company.legalRepresentative'), value: card.legalRepresentative },
    {
      label: t('company.registeredCapital'),
      value:
        card.registeredCapital === null
          ? null
          : formatMoney(card.registeredCapital, card.registeredCapitalCurrency),
    },
    { label: t('company.establishDate'), value: card.establishDate && formatDate(card.establishDate) },
    {
      label: t('company.insured'),
      value: insuredCount === null ? null : t('company.people', { n: formatNumber(insuredCount) }),
    },
    {
      label: t('company.creditCode'),
      value: unifiedSocialCreditCode && (
        <CopyValue label={t('company.creditCode')} value={unifiedSocialCreditCode} />
      ),
      wide: true,
    },
    { label: t('company.industry'), value: card.industryName, wide: true },
    ...(detail.topics.length > 0
      ? [{ label: t('filter.about'), value: <Topics topics={detail.topics} />, wide: true }]
      : []),
    {
      label: t('company.address'),
      value: registeredAddress && <CopyValue label={t('company.address')} value={registeredAddress} />,
      wide: true,
    },
    ...(website ? [{ label: t('company.website'), value: <Website url={website} />, wide: true }] : []),
    ...(detail.products.length > 0
      ? [{ label: t('company.products'), value: detail.products.join(t('exhibition.glue')), wide: true }]
      : []),
    ...(introduction
      ? [
          {
            label: t('company.introduction'),
            value: <span className={styles.introduction}>{introduction}</span>,
            wide: true,
          },
        ]
      : []),
  ]
  return (
    <Card
      title={t('company.keyFacts')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/enterprise/detail/enterpriseInfo', { id: card.id }))}>
          {t('title.enterpriseInfo')}
        </CardLink>
      }
    >
      {isListed && <p className={styles.listed}>{t('company.notInRegistryText')}</p>}
      <Facts facts={isListed ? facts.filter(({ value }) => value !== null) : facts} />
    </Card>
  )
}

const tellers = {
  category: 'company.toldByCategory',
  product: 'company.toldByProduct',
  introduction: 'company.toldByIntroduction',
  name: 'company.toldByName',
} as const

/** What it is about, a line for each text that tells so. */
function Topics({ topics }: Pick<CompanyDetail, 'topics'>) {
  const told = new Map<string, string[]>()
  for (const { name, basis, editionName } of topics) {
    const source = [editionName, t(tellers[basis])].filter(Boolean).join(' · ')
    told.set(source, [...(told.get(source) ?? []), name])
  }
  return (
    <>
      {[...told].map(([source, names]) => (
        <span key={source} className={styles.topics}>
          {names.join(t('exhibition.glue'))}
          <small>{source}</small>
        </span>
      ))}
    </>
  )
}

/** Only addresses of the web become links; anything else is text. */
function Website({ url }: { url: string }) {
  const href = webAddress(url)
  if (href === null) return <>{url}</>
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  )
}
