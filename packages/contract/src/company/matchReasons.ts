/** Why a company of lists may be another company. */
export const matchReasons = [
  'sameName',
  'sameFormerName',
  'sameBrand',
  'sameEnglishName',
  'sameButLegalForm',
  'sameButPlace',
  'placeElsewhere',
  'sameStem',
  'shortened',
  'abbreviated',
  'branch',
  'sameSpelling',
  'slip',
] as const
