import { StaticDocument } from '#agreement/StaticDocument.tsx'
import { definePage } from '#nav/definePage.tsx'

export default definePage({}, function PrivacyAgreementPage() {
  return <StaticDocument name="screctArgeement" />
})
