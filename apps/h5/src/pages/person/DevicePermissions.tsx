import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/t.ts'
import styles from '#pages/person/secret.module.css'
import { type PermissionDecision, permissionDecision } from '#platform/permission.browser.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/Row.tsx'

const asked = ['geolocation', 'camera', 'microphone', 'notifications'] as const

const rows = [
  { label: 'person.location', text: 'person.locationFor', name: 'geolocation' },
  { label: 'person.camera', text: 'person.cameraFor', name: 'camera' },
  { label: 'person.photos', text: 'person.photosFor', name: null },
  { label: 'person.calendar', text: 'person.calendarFor', name: null },
  { label: 'person.microphone', text: 'person.microphoneFor', name: 'microphone' },
  { label: 'person.notifications', text: 'person.notificationsFor', name: 'notifications' },
] as const

const decisions = { granted: 'person.granted', denied: 'person.denied', prompt: 'person.prompt' } as const

async function readDecisions(): Promise<Readonly<Record<string, PermissionDecision>>> {
  const states = await Promise.all(asked.map((name) => permissionDecision(name)))
  return Object.fromEntries(asked.map((name, at) => [name, states[at] ?? 'prompt']))
}

/** What the app may use of the device, what for, and what was decided; looking asks for nothing. */
export function DevicePermissions() {
  const { data } = useQuery({ queryKey: ['devicePermissions'], queryFn: readDecisions, staleTime: 0 })
  return (
    <Card title={t('person.permissions')} flush>
      {rows.map(({ label, text, name }) => (
        <Row
          key={label}
          label={
            <>
              {t(label)}
              <span className={styles.purpose}>{t(text)}</span>
            </>
          }
          value={t(name === null ? 'person.atUse' : decisions[data?.[name] ?? 'prompt'])}
        />
      ))}
      <p className={styles.note}>{t('person.permissionsHint')}</p>
    </Card>
  )
}
