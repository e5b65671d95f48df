import type { Place } from '@zhzz/contract/place/place.ts'
import { t } from '#i18n/t.ts'
import { openMap } from '#place/openMap.ts'
import { Row } from '#ui/list/Row.tsx'

/** Where it was; a tap shows the way there. */
export function RecordLocation({ location }: { location: Place | null }) {
  if (location === null) return null
  return (
    <Row
      icon="pin"
      label={location.name}
      value={t('exhibition.navigate')}
      onClick={() => void openMap(location)}
    />
  )
}
