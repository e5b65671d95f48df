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
      {others.map(({ group, source: other, asOf, isStale }) => (
        <p key={group}>
          {t('provenance.other', { fact: t(words[group]), source: other })} ·{' '}
          <AsOf asOf={asOf} isStale={isStale} importedOn={told.importedOn} />
        </p>
      ))}
      <button type="button" className={styles.report} onClick={() => void reportError(about)}>
        {t('shell.reportError')}
      </button>
    </div>
  )
}

function AsOf({ asOf, importedOn, isStale }: Pick<Told, 'asOf' | 'importedOn' | 'isStale'>) {
  const day =
    asOf === null
      ? t('provenance.imported', { day: formatDate(importedOn) })
      : t('provenance.asOf', { day: formatDate(asOf) })
  return isStale ? <span className={styles.stale}>{t('provenance.stale', { day })}</span> : day
}
