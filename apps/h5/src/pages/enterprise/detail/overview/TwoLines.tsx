import styles from '#pages/enterprise/detail/overview/TwoLines.module.css'

/** What a button does, and below it with what. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      {second !== '' && <span className={styles.second}>{second}</span>}
    </>
  )
}
