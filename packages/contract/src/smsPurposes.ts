/** What a code that goes out by text message is for. */
export const codePurposes = [
  'login',
  'guardian',
  'resetPassword',
  'editPassword',
  'verifyPhone',
  'replacePhone',
  'cancelAccount',
  'authentication',
] as const

export type CodePurpose = (typeof codePurposes)[number]

/** What a text message is for: a code, or a message that a person wants to be told. */
export const smsPurposes = [...codePurposes, 'notice'] as const

export type SmsPurpose = (typeof smsPurposes)[number]
