import type { Before, Called } from '#call/called.ts'
import { callResultText } from '#call/results.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** What one should know before it rings: who answers, what time it is there, how often it rang, who spoke last. */
export function CallFacts({ before, called }: { before: Before; called: Called }) {
  const { localTime, numberCalls, myCalls, myLimit, last } = before
  const who = [called.contact.contactName, called.contact.position].filter(Boolean).join(' ')
  return (
    <>
      {called.warning && <p>{called.warning}</p>}
      <p>{[who, called.companyName].filter(Boolean).join('，')}</p>
      <p>{t('call.theirTime', { time: localTime })}</p>
      {last && (
        <p>
          {t(last.isMine ? 'call.lastMine' : 'call.lastOther', {
            name: last.byName ?? t('call.someone'),
            when: formatDateTime(last.startedAt),
            result: callResultText(last.result),
          })}
        </p>
      )}
      {numberCalls > 0 && <p>{t('call.timesToday', { n: numberCalls })}</p>}
      {myLimit !== null && <p>{t('call.left', { n: Math.max(0, myLimit - myCalls) })}</p>}
    </>
  )
}
