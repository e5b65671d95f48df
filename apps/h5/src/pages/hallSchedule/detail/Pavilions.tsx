import type { HallDetail, Pavilion } from '@zhzz/contract/hall/detail.ts'
import { formatArea, formatNumber, unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/hallSchedule/detail/Pavilions.module.css'
import { Card } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 技术参数: what each pavilion bears, lets in and offers; a column nobody knows anything for is left out. */
export function Pavilions({ detail: { pavilions } }: { detail: HallDetail }) {
  if (pavilions.length === 0) return null
  const told = pavilions.filter(isTold)
  if (told.length === 0)
    return (
      <Card title={t('hall.pavilions')}>
        <FactLine
          facts={[t('hall.pavilionCodes', { codes: pavilions.map(({ code }) => code).join(', ') })]}
        />
        <p className={styles.none}>{t('hall.noFacts')}</p>
      </Card>
    )
  const columns = columnsOf().filter(({ of }) => told.some((pavilion) => of(pavilion) !== null))
  return (
    <Card title={t('hall.pavilions')} flush>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('hall.pavilions')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('exhibition.pavilion')}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pavilions.map((pavilion) => (
              <tr key={pavilion.id}>
                <th scope="row">{pavilion.code}</th>
                {columns.map(({ label, of }) => (
                  <td key={label}>{of(pavilion) ?? unknown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

interface Column {
  label: string
  of: (pavilion: Pavilion) => string | null
}

function columnsOf(): Column[] {
  const number = (value: number | null, unit: string) =>
    value === null ? null : `${formatNumber(value)} ${unit}`
  return [
    { label: t('hall.area'), of: ({ area }) => (area === null ? null : formatArea(area)) },
    {
      label: t('hall.size'),
      of: ({ length, width }) =>
        length === null || width === null ? null : `${formatNumber(length)} × ${formatNumber(width)} m`,
    },
    { label: t('hall.clearHeight'), of: ({ clearHeight }) => number(clearHeight, 'm') },
    { label: t('hall.floorLoad'), of: ({ floorLoad }) => number(floorLoad, 't/m²') },
    { label: t('hall.doors'), of: ({ doors }) => doors },
    { label: t('hall.columns'), of: ({ columnSpacing }) => columnSpacing },
    {
      label: t('hall.booths'),
      of: ({ standardBoothCapacity: count }) => (count === null ? null : formatNumber(count)),
    },
    { label: t('hall.rigging'), of: ({ rigging }) => rigging },
    { label: t('hall.power'), of: ({ power }) => power },
    { label: t('hall.utilities'), of: ({ utilities }) => utilities },
  ]
}

function isTold({ id: _id, code: _code, ...facts }: Pavilion): boolean {
  return Object.values(facts).some((fact) => fact !== null)
}
