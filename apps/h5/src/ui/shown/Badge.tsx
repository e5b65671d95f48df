import styles from '#ui/shown/Badge.module.css'

/** A count at the corner of an icon; what it stands in is positioned, and says the count by its own label. */
export function Badge({ text }: { text: string }) {
  return <em className={styles.badge}>{text}</em>
}
