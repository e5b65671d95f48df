import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { CompanyField } from '#account/CompanyField.tsx'
import { useRead } from '#api/useRead.ts'
import { TreeField } from '#filter/TreeField.tsx'
import { t } from '#i18n/t.ts'
import type { ProfileErrors, ProfileForm } from '#pages/my/profile/profileForm.ts'
import { SeriesField } from '#pages/my/profile/SeriesField.tsx'
import { useCities, useIndustries } from '#pages/my/profile/trees.ts'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Field } from '#ui/field/Field.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface ProfileBoxesProps {
  form: ProfileForm
  errors: ProfileErrors
  viewer: ViewerInfo
  onChange: (changed: Partial<ProfileForm>) => void
}

/** The fields of 填写信息. */
export function ProfileBoxes({ form, errors, viewer, onChange }: ProfileBoxesProps) {
  const cities = useCities()
  const industries = useIndustries()
  const personas = useRead(reference.getTreeDictionary, { type: 'persona_type' })
  return (
    <>
      <TextField
        label={t('person.name')}
        required
        name="realName"
        autoComplete="name"
        maxLength={20}
        placeholder={t('person.namePlaceholder')}
        value={form.realName}
        error={errors.realName && t(errors.realName)}
        onChange={(realName) => onChange({ realName })}
      />
      {viewer.isOwner && viewer.authStatus !== 1 && viewer.authStatus !== 3 && (
        <CompanyField
          companyName={form.companyName}
          companyId={form.companyId}
          error={errors.companyName && t(errors.companyName)}
          onChange={onChange}
        />
      )}
      <TextField
        label={t('person.position')}
        name="position"
        autoComplete="organization-title"
        maxLength={30}
        value={form.position}
        onChange={(position) => onChange({ position })}
      />
      <Field label={t('person.persona')} required error={errors.personaType && t(errors.personaType)}>
        {() =>
          personas.isPending ? (
            <Skeleton rows={1} height={352} />
          ) : (
            <ChoiceList
              label={t('person.persona')}
              choices={(personas.data ?? []).map(({ code, label }) => ({ value: code, label }))}
              chosen={form.personaType}
              onChoose={(personaType) => onChange({ personaType })}
            />
          )
        }
      </Field>
      <TreeField
        label={t('person.cities')}
        required
        nodes={cities}
        chosen={form.cityCodes}
        max={5}
        hint={t('person.upTo', { n: 5 })}
        error={errors.cityCodes && t(errors.cityCodes)}
        onChoose={(cityCodes) => onChange({ cityCodes })}
      />
      <TreeField
        label={t('person.industries')}
        nodes={industries}
        chosen={form.industryCodes}
        max={5}
        hint={t('person.upTo', { n: 5 })}
        onChoose={(industryCodes) => onChange({ industryCodes })}
      />
      <SeriesField chosen={form.series} onChange={(series) => onChange({ series })} />
      <TextField
        label={t('person.inviteCode')}
        name="inviteCode"
        maxLength={8}
        autoComplete="off"
        hint={t('person.inviteCodeHint')}
        value={form.inviteCode}
        onChange={(code) => onChange({ inviteCode: code.replace(/[^0-9A-Za-z]/g, '').toUpperCase() })}
      />
    </>
  )
}
