import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { roleNames } from '#pages/my/tenant/roleName.ts'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Field } from '#ui/field/Field.tsx'
import { NumberBox } from '#ui/field/NumberBox.tsx'

export const givenRoles = ['manager', 'member', 'reader'] as const
export type GivenRole = (typeof givenRoles)[number]

const roleTexts = {
  manager: 'person.roleManagerFor',
  member: 'person.roleMemberFor',
  reader: 'person.roleReaderFor',
} as const

const mostUnlocks = 100_000

/** Empty: no quota of its own; undefined when it is no such number. */
export function limitOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return /^\d{1,6}$/.test(text) && Number(text) <= mostUnlocks ? Number(text) : undefined
}

export function isGivenRole(role: string | undefined): role is GivenRole {
  return givenRoles.some((one) => one === role)
}

interface SeatFieldsProps {
  role: GivenRole
  limit: string
  onRole: (role: GivenRole) => void
  onLimit: (limit: string) => void
}

/** What a seat may do and use. */
export function SeatFields({ role, limit, onRole, onLimit }: SeatFieldsProps) {
  return (
    <>
      <Field label={t('person.role')}>
        {() => (
          <ChoiceList
            label={t('person.role')}
            choices={givenRoles.map((value) => ({ value, label: roleNames([value]) }))}
            chosen={role}
            inline
            onChoose={onRole}
          />
        )}
      </Field>
      <p className={styles.note}>{t(roleTexts[role])}</p>
      <NumberBox
        label={t('person.unlockLimit')}
        name="unlockLimit"
        min={0}
        max={mostUnlocks}
        value={limit}
        hint={t('person.unlockLimitHint')}
        error={limitOf(limit) === undefined ? t('person.unlockLimitWrong') : undefined}
        onChange={onLimit}
      />
    </>
  )
}
