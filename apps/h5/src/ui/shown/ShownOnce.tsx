import type { ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import { copyText } from '#platform/clipboard.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import styles from '#ui/shown/ShownOnce.module.css'

interface ShownOnceProps {
  warning: string
  value: string
  copyLabel: string
  /** What it is for, below it. */
  about?: string
  /** What can be done with it beside being copied. */
  children: ReactNode
}

/** What was just made and is never shown again. */
export function ShownOnce({ warning, value, copyLabel, about, children }: ShownOnceProps) {
  return (
    <div className={styles.made}>
      <p className={styles.once}>{warning}</p>
      <p className={styles.value}>{value}</p>
      {about !== undefined && <p>{about}</p>}
      <div className={styles.acts}>
        {children}
        <Button size="small" onClick={() => void copy(value)}>
          {copyLabel}
        </Button>
      </div>
    </div>
  )
}

async function copy(value: string): Promise<void> {
  toast(t((await copyText(value)) ? 'shell.copied' : 'shell.copyFailed'))
}
