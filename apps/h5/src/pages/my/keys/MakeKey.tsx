import { accessKey, keyDays, longestKeyName } from '@zhzz/contract/accessKey/calls.ts'
import { type KeyDomain, keyLevels } from '@zhzz/contract/accessKey/opened.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { domainWords, type KeyPermission, permissionWords } from '#pages/my/keys/domainWords.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { Field } from '#ui/field/Field.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'

/** 新建密钥: what it is called, what it opens, how long. */
export function MakeKey({ onSecret }: { onSecret: (secret: string) => void }) {
  const [name, setName] = useState('')
  const [level, setLevel] = useState<(typeof keyLevels)[number]>('read')
  const [domains, setDomains] = useState<readonly KeyDomain[]>([])
  const [typedCalls, setTypedCalls] = useState('')
  const [areCallsBad, setCallsBad] = useState(false)
  const [days, setDays] = useState<(typeof keyDays)[number]>(90)
  const given = usePermissions()
  const [without, setWithout] = useState<readonly KeyPermission[]>([])
  const making = useWrite(accessKey.make, {
    outdates: [accessKey.list],
    onDone: ({ secret }) => onSecret(secret),
    onFailure: { invalid: () => setCallsBad(true) },
  })
  function make() {
    const calls = typedCalls.split(/[\s,，、]+/).filter((call) => call !== '')
    const permissions = without.length === 0 ? null : given.filter((one) => !without.includes(one))
    void making.send({ name, level, domains: [...domains], calls, permissions, days })
  }
  return (
    <SheetForm>
      <TextField
        label={t('exhibition.sortName')}
        name="name"
        value={name}
        maxLength={longestKeyName}
        placeholder={t('accessKey.nameHint')}
        required
        onChange={setName}
      />
      <Field label={t('accessKey.level')}>
        {() => (
          <ChoiceList
            label={t('accessKey.level')}
            inline
            choices={keyLevels.map((value) => ({
              value,
              label: t(value === 'read' ? 'accessKey.read' : 'accessKey.write'),
            }))}
            chosen={level}
            onChoose={setLevel}
          />
        )}
      </Field>
      <Field label={t('accessKey.domains')}>
        {() => (
          <ChoiceChips
            label={t('accessKey.domains')}
            choices={choicesOf(domainWords)}
            chosen={domains}
            onChoose={setDomains}
          />
        )}
      </Field>
      <TextField
        label={t('accessKey.calls')}
        name="calls"
        value={typedCalls}
        maxLength={2_000}
        hint={t('accessKey.callsHint')}
        error={areCallsBad ? t('accessKey.badCalls') : undefined}
        onChange={(typed) => {
          setTypedCalls(typed)
          setCallsBad(false)
        }}
      />
      {given.length > 0 && (
        <Field label={t('accessKey.permissions')}>
          {() => (
            <ChoiceChips
              label={t('accessKey.permissions')}
              choices={given.map((value) => ({ value, label: t(permissionWords[value]) }))}
              chosen={given.filter((one) => !without.includes(one))}
              onChoose={(chosen) => setWithout(given.filter((one) => !chosen.includes(one)))}
            />
          )}
        </Field>
      )}
      <Field label={t('accessKey.days')}>
        {() => (
          <ChoiceList
            label={t('accessKey.days')}
            inline
            choices={keyDays.map((n) => ({ value: String(n), label: t('accessKey.dayCount', { n }) }))}
            chosen={String(days)}
            onChoose={(chosen) => setDays(keyDays.find((n) => String(n) === chosen) ?? days)}
          />
        )}
      </Field>
      <Button disabled={name.trim() === ''} busy={making.isPending} onClick={make}>
        {t('accessKey.make')}
      </Button>
    </SheetForm>
  )
}

/** Those that the person has themselves. */
function usePermissions(): KeyPermission[] {
  const unlock = usePermitted('zky:contact:unlock')
  const exports = usePermitted('zky:enterprise:export')
  const call = usePermitted('zky:outCall:use')
  const team = usePermitted('zky:followUp:viewTeam')
  return [
    ...(unlock ? (['zky:contact:unlock'] as const) : []),
    ...(exports ? (['zky:enterprise:export'] as const) : []),
    ...(call ? (['zky:outCall:use'] as const) : []),
    ...(team ? (['zky:followUp:viewTeam'] as const) : []),
  ]
}
