import { company } from '@zhzz/contract/company/calls.ts'
import type { shareholder } from '@zhzz/contract/companyModule/shareholder.ts'
import { useReadPages } from '#api/useReadPages.ts'
import type { AboveProps } from '#company/module/ModulePage.tsx'
import { formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/holders/ShareRing.module.css'
import { sharesOf } from '#pages/enterprise/detail/holders/shares.ts'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** More than a register has; rows beyond have shares too small to see. */
const mostHolders = 100
/** Of the card with up to five names beside the ring, in px. */
export const usualHeight = 156

/** How the shares are divided, as a ring with names; where they do not make a hundred, that they do not. */
export function ShareRing({ id, first, tab }: AboveProps<typeof shareholder>) {
  const isCut = first.list.length < first.total
  const isShown = tab === 'current' && first.total > 0
  const all = useReadPages(company.shareholder, { id, limit: mostHolders }, { enabled: isShown && isCut })
  if (!isShown || (isCut && all.error && !all.first)) return null
  if (isCut && !all.first) return <Skeleton rows={1} height={usualHeight} />
  const { slices, sum } = sharesOf(
    (isCut ? all.rows : first.list).map(({ name, ratio }) => ({ name, ratio })),
  )
  if (slices === null)
    return (
      <Card title={t('shareholder.incomplete')}>
        <p className={styles.text}>{t('shareholder.incompleteText', { sum: formatPercent(sum) })}</p>
      </Card>
    )
  const named = slices.map(({ name, ratio, colour }) => ({
    name: name ?? t('shareholder.others'),
    ratio,
    colour,
  }))
  return (
    <Card title={t('shareholder.shares')}>
      <div className={styles.ring}>
        <i
          className={styles.circle}
          style={{ backgroundImage: `conic-gradient(${stopsOf(slices)})` }}
          aria-hidden="true"
        />
        <ul className={styles.names}>
          {named.map(({ name, ratio, colour }) => (
            <li key={name}>
              <i style={{ background: colour }} aria-hidden="true" />
              <span>{name}</span>
              <b>{formatPercent(ratio)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function stopsOf(slices: readonly { ratio: number; colour: string }[]): string {
  let from = 0
  return slices
    .map(({ ratio, colour }) => {
      const start = from
      from += ratio
      return `${colour} ${start}% ${from}%`
    })
    .join(', ')
}
