import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/overview/OtherNames.module.css'
import { Icon } from '#ui/Icon.tsx'

/** English and former names and brands, folded behind one line. */
export function OtherNames({ detail: { card, formerNames, brands } }: { detail: CompanyDetail }) {
  const names = [
    { label: t('company.englishName'), texts: card.englishName === null ? [] : [card.englishName] },
    { label: t('company.formerNames'), texts: formerNames },
    { label: t('company.brands'), texts: brands },
  ].filter(({ texts }) => texts.length > 0)
  const many = names.reduce((sum, { texts }) => sum + texts.length, 0)
  if (many === 0) return null
  return (
    <details className={styles.names}>
      <summary className={styles.fold}>
        {t('overview.otherNames', { n: many })}
        <Icon name="down" size={16} />
      </summary>
      <dl className={styles.list}>
        {names.map(({ label, texts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{texts.join(t('exhibition.glue'))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
