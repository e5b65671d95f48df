import { explain } from '#api/explain.ts'
import type { FormPart } from '#followUp/formFields.ts'
import { t } from '#i18n/t.ts'
import { chooseLocation } from '#place/chooseLocation.ts'
import styles from '#ui/field/ChoiceField.module.css'
import { Icon } from '#ui/Icon.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'

/** 位置: nothing is asked of the device before the tap. */
export function LocationField({ fields: { location }, onChange }: FormPart) {
  async function open() {
    if (location !== null) {
      const action = await chooseAction(t('place.field'), [t('place.again'), t('place.remove')])
      if (action === null) return
      if (action === 1) return onChange((now) => ({ ...now, location: null }))
    }
    try {
      const picked = await chooseLocation(location)
      onChange((now) => ({ ...now, location: picked }))
    } catch (error) {
      if (!(error instanceof Error && error.message === 'cancel')) explain(error)
    }
  }
  return (
    <button type="button" className={styles.field} aria-haspopup="dialog" onClick={() => void open()}>
      <span className={styles.label}>{t('place.field')}</span>
      <span className={location ? styles.held : styles.none}>{location?.name ?? t('person.choose')}</span>
      <Icon name="forward" size={16} />
    </button>
  )
}
