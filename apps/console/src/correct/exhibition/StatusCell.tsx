import { Select } from 'antd'
import { factName, factText } from '#correct/exhibition/factWords.ts'
import { t } from '#words.ts'

const statuses = ['planned', 'postponed', 'cancelled']

/** Whether an edition is held as planned. */
export function StatusCell({ value, onWrite }: { value: string; onWrite: (status: string) => void }) {
  return (
    <Select
      aria-label={`${t('correctTo')}: ${factName('status')}`}
      allowClear
      style={{ width: '100%' }}
      value={value === '' ? null : value}
      onChange={(status: string | undefined) => onWrite(status ?? '')}
      options={statuses.map((status) => ({ value: status, label: factText('status', status) }))}
    />
  )
}
