import type { FactGroup, Provenance as Told } from '@zhzz/contract/provenance.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#reading/Provenance.module.css'
import type { ReportedObject } from '#reading/report/reported.ts'
import { reportError } from '#reading/report/sendReport.tsx'
import { webAddress } from '#reading/webAddress.ts'

const words = {
  name: 'exhibition.sortName',
  codes: 'provenance.codes',
  english_name: 'provenance.english_name',
  short_name: 'provenance.short_name',
  registration: 'provenance.registration',
  status: 'provenance.status',
  capital: 'provenance.capital',
  industry: 'company.industry',
  address: 'provenance.address',
  mail_address: 'provenance.mail_address',
  position: 'provenance.position',
  place: 'provenance.place',
  scope: 'company.scope',
  introduction: 'exhibition.introduction',
  products: 'provenance.products',
  scale: 'company.staffScale',
  website: 'exhibition.website',
  listing: 'provenance.listing',
  dates: 'provenance.dates',
  schedule: 'provenance.schedule',
  country: 'provenance.country',
} as const satisfies Record<FactGroup, string>

interface ProvenanceProps {
  of: Told
  about: ReportedObject
}

/** Where the data of a page comes from and up to which day it was known there; 纠错 asks what of it is wrong. */
export function Provenance({ of: { source, licence, sourceUrl, others, ...told }, about }: ProvenanceProps) {
  const name = licence === null ? source : t('provenance.licensed', { source, licence })
  const from = t('shell.dataSource', { source: name })
  const href = sourceUrl === null ? null : webAddress(sourceUrl)
  return (
    <div className={styles.line}>
      <p>
        {href === null ? (
          from
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {from}
          </a>
        )}{' '}
        · <AsOf {...told} />
      </p>
      {[...bySource(others)].map(([key, same]) => (
        <OfOthers key={key} same={same} importedOn={told.importedOn} />
      ))}
      <button type="button" className={styles.report} onClick={() => void reportError(about)}>
        {t('shell.reportError')}
      </button>
    </div>
  )
}

interface OfOthersProps {
  /** Of one source and day. */
  same: Told['others']
  importedOn: string
}

/** What another source than that of the page tells. */
function OfOthers({ same, importedOn }: OfOthersProps) {
  const [first] = same
  if (first === undefined) return null
  const facts = same.map(({ group }) => t(words[group])).join(t('exhibition.glue'))
  return (
    <p>
      {t('provenance.other', { fact: facts, source: first.source })} ·{' '}
      <AsOf asOf={first.asOf} isStale={first.isStale} importedOn={importedOn} />
    </p>
  )
}

function bySource(others: Told['others']): ReadonlyMap<string, Told['others']> {
  const groups = new Map<string, Told['others']>()
  for (const each of others) {
    const key = `${each.source} ${each.asOf}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return groups
}

function AsOf({ asOf, importedOn, isStale }: Pick<Told, 'asOf' | 'importedOn' | 'isStale'>) {
  const day =
    asOf === null
      ? t('provenance.imported', { day: formatDate(importedOn) })
      : t('provenance.asOf', { day: formatDate(asOf) })
  return isStale ? <span className={styles.stale}>{t('provenance.stale', { day })}</span> : day
}
