import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { useState } from 'react'
import { type Company, CompanyField } from '#account/CompanyField.tsx'
import { t } from '#i18n/t.ts'
import { isCompanyName } from '#pages/my/profile/profileForm.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface CompanyFormProps {
  viewer: ViewerInfo
  busy: boolean
  onSave: (company: Company) => Promise<void>
}

/** 公司: while the company is not authenticated. */
export function CompanySheet({
  open,
  onClose,
  ...form
}: CompanyFormProps & { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('person.company')}>
      <CompanyForm {...form} />
    </Sheet>
  )
}

function CompanyForm({ viewer, busy, onSave }: CompanyFormProps) {
  const isNamed = viewer.tenantName !== viewer.phoneMask
  const [company, setCompany] = useState<Company>({
    companyName: viewer.companyName ?? (isNamed ? viewer.tenantName : ''),
    companyId: viewer.companyId,
  })
  const [checked, setChecked] = useState(false)
  const isWrong = !isCompanyName(company.companyName)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isWrong) void onSave(company)
      }}
    >
      <CompanyField
        {...company}
        error={checked && isWrong ? t('person.companyWrong') : undefined}
        onChange={setCompany}
      />
      <Button type="submit" busy={busy}>
        {t('shell.save')}
      </Button>
    </form>
  )
}
