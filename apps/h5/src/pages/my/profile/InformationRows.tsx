import { account } from '@zhzz/contract/account/calls.ts'
import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useState } from 'react'
import { tenantLabel } from '#account/tenantLabel.ts'
import { keepViewer } from '#api/session.ts'
import { useWrite } from '#api/useWrite.ts'
import { labelsOf } from '#filter/TreeField.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { AvatarRow } from '#pages/my/profile/AvatarRow.tsx'
import { CompanySheet } from '#pages/my/profile/CompanySheet.tsx'
import { GenderSheet, genderName } from '#pages/my/profile/GenderSheet.tsx'
import { type TextOf, TextSheet, textFields } from '#pages/my/profile/TextSheet.tsx'
import { useCities, useIndustries } from '#pages/my/profile/trees.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { TreeSheet } from '#ui/overlay/TreeSheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

type Opened = TextOf | 'company' | 'gender' | 'cities' | 'industries' | null

/** 修改资料, a line each: a tap opens the field, which is saved by itself. */
export function InformationRows({ viewer }: { viewer: ViewerInfo }) {
  const [opened, setOpened] = useState<Opened>(null)
  const saving = useWrite(person.editInfo, { outdates: [account.current, person.accountList] })
  const [cities, industries] = [useCities(), useIndustries()]
  const close = () => setOpened(null)
  async function save(changed: Request<typeof person.editInfo>) {
    const info = await saving.send(changed)
    if (!info) return
    keepViewer(info)
    close()
    toast(t('person.saved'))
  }
  const companyNote = viewer.authStatus === 3 ? t('person.companyFixed') : t('person.companyOfTeam')
  const isLocked = !viewer.isOwner || viewer.authStatus === 3 || viewer.authStatus === 1
  const row = (field: TextOf) => (
    <Row label={t(textFields[field].label)} value={viewer[field] ?? '-'} onClick={() => setOpened(field)} />
  )

  return (
    <>
      <Card flush>
        <AvatarRow viewer={viewer} onSave={(avatarUrl) => save({ avatarUrl })} />
        {row('realName')}
        <Row
          label={t('person.gender')}
          value={genderName(viewer.gender)}
          onClick={() => setOpened('gender')}
        />
        <Row
          label={t('person.phone')}
          value={viewer.phoneMask}
          onClick={() => navigateTo(to('/pages/my/replacePhone'))}
        />
      </Card>
      <Card flush>
        <Row
          label={t('person.company')}
          value={viewer.companyName ?? tenantLabel(viewer.tenantName)}
          onClick={() => (isLocked ? toast(companyNote) : setOpened('company'))}
        />
        {row('position')}
        {row('email')}
        {row('wechat')}
      </Card>
      <Card flush>
        <Row
          label={t('person.cities')}
          value={labelsOf(cities, viewer.cityCodes) || '-'}
          onClick={() => setOpened('cities')}
        />
        <Row
          label={t('person.industries')}
          value={labelsOf(industries, viewer.industryCodes) || '-'}
          onClick={() => setOpened('industries')}
        />
      </Card>
      <TextSheet viewer={viewer} opened={opened} busy={saving.isPending} onSave={save} onClose={close} />
      <GenderSheet open={opened === 'gender'} gender={viewer.gender} onSave={save} onClose={close} />
      <CompanySheet
        open={opened === 'company'}
        viewer={viewer}
        busy={saving.isPending}
        onSave={save}
        onClose={close}
      />
      <TreeSheet
        open={opened === 'cities'}
        onClose={close}
        title={t('person.cities')}
        nodes={cities}
        chosen={viewer.cityCodes}
        max={5}
        onChoose={(codes) => void save({ cityCodes: [...codes] })}
      />
      <TreeSheet
        open={opened === 'industries'}
        onClose={close}
        title={t('person.industries')}
        nodes={industries}
        chosen={viewer.industryCodes}
        max={5}
        onChoose={(codes) => void save({ industryCodes: [...codes] })}
      />
    </>
  )
}
