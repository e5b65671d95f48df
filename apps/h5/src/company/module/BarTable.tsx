import styles from '#company/module/BarTable.module.css'
import { formatNumber } from '#i18n/format.ts'

interface BarTableProps {
  /** What is counted, for screen readers. */
  caption: string
  /** `text`: what is said of the number, where it is no count. */
  rows: readonly { label: string; count: number; text?: string }[]
}

/** How many of each: a table whose rows are bars too, so that nobody needs the one beside the other. */
export function BarTable({ caption, rows }: BarTableProps) {
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <table className={styles.table}>
      <caption className="only-read">{caption}</caption>
      <tbody>
        {rows.map(({ label, count, text = formatNumber(count) }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.place}>
              {count > 0 && <i className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />}
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
