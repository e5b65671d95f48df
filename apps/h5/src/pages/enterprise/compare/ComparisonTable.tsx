import { fewestCompared } from '@zhzz/contract/company/compared.ts'
import type { ComparedCompany } from '@zhzz/contract/company/comparison.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { comparisonTray, fillTray } from '#company/comparing/tray.ts'
import { unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { CompareLinks } from '#pages/enterprise/compare/CompareLinks.tsx'
import styles from '#pages/enterprise/compare/ComparisonTable.module.css'
import { type ComparedFact, comparedFacts } from '#pages/enterprise/compare/comparedFacts.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'

interface ComparisonTableProps {
  companies: readonly ComparedCompany[]
  /** Rows in which all say the same are left out. */
  onlyDifferent: boolean
}

/**
 * A column for each company, a row for each fact: the largest of different numbers stands on a ground of its own,
 * what all share is grey. The words stay while the columns scroll.
 */
export function ComparisonTable({ companies, onlyDifferent }: ComparisonTableProps) {
  const rows = comparedFacts()
    .map((fact) => ({ ...fact, texts: companies.map(fact.text) }))
    .filter(({ texts }) => texts.some((text) => text !== null))
    .map((fact) => ({ ...fact, differs: new Set(fact.texts).size > 1, most: mostOf(fact.number) }))
    .filter(({ differs }) => differs || !onlyDifferent)
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('title.compareCompanies')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {companies.map(({ card }) => (
              <th key={card.id} scope="col">
                <Head
                  card={card}
                  onRemove={companies.length > fewestCompared ? () => remove(card.id) : null}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, texts, differs, most, number, links }) => (
            <tr key={label} className={cx(!differs && styles.same)}>
              <th scope="row">{label}</th>
              {companies.map((company, at) => (
                <td
                  key={company.card.id}
                  className={cx(differs && most !== null && number?.(company) === most && styles.most)}
                >
                  {texts[at] === null ? unknown : links ? <CompareLinks {...links(company)} /> : texts[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function mostOf(number: ComparedFact['number']): number | null {
    const numbers = companies.flatMap((company) => number?.(company) ?? [])
    return numbers.length < fewestCompared ? null : Math.max(...numbers)
  }

  function remove(id: string) {
    const left = companies.filter(({ card }) => card.id !== id)
    setParams({ ids: left.map(({ card }) => card.id).join(',') })
    fillTray(comparisonTray().filter((one) => one.id !== id))
  }
}

function Head({ card, onRemove }: { card: ComparedCompany['card']; onRemove: (() => void) | null }) {
  const { id, name, nameParts, logoUrl } = card
  return (
    <span className={styles.head}>
      <button
        type="button"
        className={styles.company}
        onClick={() => navigateTo(to('/pages/enterprise/detail/detail', { id, name }))}
      >
        <CompanyAvatar name={name} parts={nameParts} src={logoUrl} size={40} />
        <CompanyName name={name} parts={nameParts} wrap />
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`${t('companyCompare.takeOut')} ${name}`}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  )
}
