import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/t.ts'
import styles from '#pages/person/secret.module.css'
import { permissionDecision } from '#platform/permission.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

const decisions = { granted: 'person.granted', denied: 'person.denied', prompt: 'person.prompt' } as const

/** What the app uses of the device, what for, and what was decided; looking asks for nothing. */
export function DevicePermissions() {
  const { data } = useQuery({
    queryKey: ['devicePermissions'],
    queryFn: () => permissionDecision('camera'),
    staleTime: 0,
  })
  return (
    <Card title={t('person.permissions')} flush>
      <Row
        label={<Purpose name={t('person.camera')} text={t('person.cameraFor')} />}
        value={t(decisions[data ?? 'prompt'])}
      />
      <Row
        label={<Purpose name={t('person.photos')} text={t('person.photosFor')} />}
        value={t('person.atUse')}
      />
      <p className={styles.note}>{t('person.permissionsHint')}</p>
    </Card>
  )
}

function Purpose({ name, text }: { name: string; text: string }) {
  return (
    <>
      {name}
      <span className={styles.purpose}>{text}</span>
    </>
  )
}
