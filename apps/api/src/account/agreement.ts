/** Agreements in force, which a person agrees to before the first login. The text is the app's static page of that version. */
export const agreementsInForce = [
  { document: 'userAgreement', version: '1.0', effectiveDate: '2026-11-21' },
  { document: 'privacyAgreement', version: '1.0', effectiveDate: '2026-11-21' },
] as const
