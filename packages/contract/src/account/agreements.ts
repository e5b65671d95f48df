/**
 * Agreements in force, which a person agrees to before the first login and again when a version rises. `sha256` is
 * that of the static page; a test fails when the text changes and the version does not.
 */
export const agreementsInForce = [
  {
    document: 'userAgreement',
    version: '1.0',
    effectiveDate: '2026-11-21',
    page: 'agreement.html',
    sha256: '190bc34aa1486bfc79ec09b557d23bfce223c6caed2992b9b0153f49abe49a40',
  },
  {
    document: 'privacyAgreement',
    version: '1.1',
    effectiveDate: '2026-11-23',
    page: 'screctArgeement.html',
    sha256: '4ee9f1cfb41ba77f993f5dc6003047344dba37631b31677b7496882c17bba4c6',
  },
] as const

/** 个人信息保护指引 of this device: asked at the first start, and again when its version rises. */
export const privacyGuide = { document: 'privacyGuide', version: '1.0' } as const

/** What a person can agree to, by document. */
export const consentDocuments = ['userAgreement', 'privacyAgreement', 'privacyGuide'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** The version of every document in force. */
export const versionsInForce: Readonly<Record<ConsentDocument, string>> = {
  userAgreement: agreementsInForce[0].version,
  privacyAgreement: agreementsInForce[1].version,
  privacyGuide: privacyGuide.version,
}
