import { definePage } from '#nav/definePage.tsx'
import { StaticDocument } from '#reading/StaticDocument.tsx'

export default definePage({}, function AgreementPage() {
  return <StaticDocument name="agreement" />
})
