import { account } from '@zhzz/contract/account/calls.ts'
import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { useRead } from '#api/useRead.ts'
import { definePage } from '#nav/definePage.tsx'
import { ProfileFields } from '#pages/my/profile/ProfileFields.tsx'
import { type ProfileForm, profileDraftKey, readProfileDraft } from '#pages/my/profile/profileForm.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({}, function SubmitInfoPage() {
  const read = useRead(account.current, {})
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={1} height={560} />
        </Cards>
      }
    >
      {(viewer) => {
        const key = profileDraftKey(viewer.subAccountId)
        const draft = readProfileDraft(key)
        return (
          <ProfileFields
            key={viewer.subAccountId}
            viewer={viewer}
            storageKey={key}
            restored={draft !== null}
            start={draft ?? formOf(viewer)}
          />
        )
      }}
    </Loaded>
  )
})

function formOf(viewer: ViewerInfo): ProfileForm {
  const isNamed = viewer.tenantName !== viewer.phoneMask
  return {
    realName: viewer.realName ?? '',
    companyName: viewer.companyName ?? (isNamed ? viewer.tenantName : ''),
    companyId: viewer.companyId,
    position: viewer.position ?? '',
    personaType: viewer.personaType ?? '',
    cityCodes: viewer.cityCodes,
    industryCodes: viewer.industryCodes,
    series: [],
    inviteCode: '',
  }
}
