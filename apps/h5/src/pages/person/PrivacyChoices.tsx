import type { Output } from '@zhzz/contract/endpoint.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'

const switches = [
  { field: 'personalized', label: 'person.personalized', text: 'person.personalizedFor' },
  { field: 'shareFollowToTeam', label: 'person.shareTeam', text: 'person.shareTeamFor' },
  { field: 'cardVisible', label: 'person.cardVisible', text: 'person.cardVisibleFor' },
] as const

/** The switches of 隐私设置; each holds from the moment the server has it. */
export function PrivacyChoices({ setting }: { setting: Output<typeof person.privacySetting> }) {
  const saving = useWrite(person.savePrivacySetting, { outdates: [person.privacySetting, home.index] })
  return switches.map(({ field, label, text }) => (
    <SwitchRow
      key={field}
      label={t(label)}
      text={t(text)}
      checked={setting[field]}
      disabled={saving.isPending}
      onChange={(checked) => void saving.send({ [field]: checked })}
    />
  ))
}
