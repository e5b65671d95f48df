import { definePage } from '#nav/definePage.tsx'
import { StaticDocument } from '#reading/StaticDocument.tsx'

export default definePage({}, function PrivacyAgreementPage() {
  return <StaticDocument name="screctArgeement" />
})
