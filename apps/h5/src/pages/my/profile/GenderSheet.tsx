import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { t } from '#i18n/t.ts'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

type Gender = ViewerInfo['gender']

export function genderName(gender: Gender): string {
  if (gender === null) return '-'
  return t(gender === 'female' ? 'person.female' : 'person.male')
}

interface GenderSheetProps {
  open: boolean
  gender: Gender
  onSave: (changed: { gender: Gender }) => Promise<void>
  onClose: () => void
}

/** 性别: optional; 不限 takes it back. */
export function GenderSheet({ open, gender, onSave, onClose }: GenderSheetProps) {
  return (
    <OptionSheet
      open={open}
      onClose={onClose}
      title={t('person.gender')}
      choices={(['female', 'male'] as const).map((value) => ({ value, label: genderName(value) }))}
      chosen={gender === null ? [] : [gender]}
      onChoose={([chosen = null]) => void onSave({ gender: chosen })}
    />
  )
}
