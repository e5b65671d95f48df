import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'

/** What ticking the box agrees to: the texts that this build of the app shows. */
export const agreedVersions: Readonly<Record<string, string>> = Object.fromEntries(
  agreementsInForce.map(({ document, version }) => [document, version]),
)
