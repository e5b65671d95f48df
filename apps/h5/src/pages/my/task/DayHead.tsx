import type { FollowUpTask } from '@zhzz/contract/followUp/calls.ts'
import { dueGroup } from '#followUp/dueTime.ts'
import styles from '#pages/my/task/DayHead.module.css'

/** The day of a task, over the first row of it. */
export function DayHead({ task, before }: { task: FollowUpTask; before: FollowUpTask | undefined }) {
  const group = dueGroup(task)
  if (before && dueGroup(before) === group) return null
  return <h2 className={styles.group}>{group}</h2>
}
