import { useQuery } from '@tanstack/react-query'
import { person } from '@zhzz/contract/person/calls.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDateTime, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { usePage } from '#nav/page.ts'
import styles from '#pages/person/secret.module.css'
import { saveFile } from '#platform/saveFile.ts'
import { Button } from '#ui/Button.tsx'

/** Milliseconds between two looks at a file that is being made. */
const lookEvery = 1500

/** 个人信息副本: asks for the file, waits for it, and hands it over while it is kept. */
export function DataCopy() {
  const { visible } = usePage()
  const [fetching, setFetching] = useState(false)
  const { data: task } = useQuery({
    queryKey: [person.exportTask.name, {}],
    queryFn: ({ signal }) => send(person.exportTask, {}, { signal }),
    refetchInterval: ({ state }) => (visible && state.data?.state === 'queued' ? lookEvery : false),
  })
  const making = useWrite(person.exportData, { outdates: [person.exportTask] })

  async function fetchFile(taskId: string) {
    setFetching(true)
    try {
      const { name, type, base64 } = await send(person.exportFile, { taskId })
      saveFile(name, type, base64)
    } catch (error) {
      explain(error)
    } finally {
      setFetching(false)
    }
  }

  const isQueued = task?.state === 'queued'
  return (
    <>
      <p className={styles.text}>{t('person.exportText')}</p>
      <div className={styles.action}>
        {task?.state === 'done' && task.size !== null && task.expiresAt !== null && (
          <>
            <span className={styles.state}>
              {t('person.exportReady', {
                size: `${formatNumber(Math.max(1, Math.round(task.size / 1024)))} KB`,
                time: formatDateTime(task.expiresAt),
              })}
            </span>
            <Button size="small" icon="download" busy={fetching} onClick={() => void fetchFile(task.taskId)}>
              {t('person.exportFetch')}
            </Button>
          </>
        )}
        {task?.state === 'failed' && <span className={styles.state}>{t('person.exportFailed')}</span>}
        {isQueued && (
          <span className={styles.state} role="status">
            {t('person.exportMaking')}
          </span>
        )}
        {!isQueued && task?.state !== 'done' && (
          <Button look="line" size="small" busy={making.isPending} onClick={() => void making.send({})}>
            {t('person.exportMake')}
          </Button>
        )}
      </div>
    </>
  )
}
