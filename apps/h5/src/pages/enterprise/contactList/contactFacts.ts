import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { numberStatusName } from '#company/numberStatus.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { labelName } from '#pages/enterprise/contactList/labelName.ts'
import { markWords } from '#pages/enterprise/contactList/markWords.ts'

interface Fact {
  word: string
  tone: 'green' | 'red' | 'amber' | 'grey'
}

const deciding = ['recommended', 'decision_maker']

function isNumber({ type }: ContactRow): boolean {
  return type === 'mobile' || type === 'landline'
}

/** What a chip says: whom to take first, and of a number only what settles a call. */
export function contactChips(contact: ContactRow): Fact[] {
  const { numberStatus, doNotCall, myMark } = contact
  const chips: Fact[] = []
  if (contact.isRecommended) chips.push({ word: t('contact.recommended'), tone: 'grey' })
  if (doNotCall && myMark !== 'refused') chips.push({ word: t('company.doNotCall'), tone: 'red' })
  if (isNumber(contact) && numberStatus === 'valid')
    chips.push({ word: numberStatusName(numberStatus), tone: 'green' })
  if (isNumber(contact) && numberStatus === 'empty')
    chips.push({ word: numberStatusName(numberStatus), tone: 'red' })
  return chips
}

/** What stands beside the number in words: what we found, what else a check found. */
export function contactNotes(contact: ContactRow): (Fact & { tone: 'red' | 'amber' | 'grey' })[] {
  const { numberStatus, labels, myMark } = contact
  return [
    ...(myMark ? [{ word: t('contact.mine', { mark: t(markWords[myMark]) }), tone: 'amber' as const }] : []),
    ...(isNumber(contact) && (numberStatus === 'stopped' || numberStatus === 'risk')
      ? [{ word: numberStatusName(numberStatus), tone: 'red' as const }]
      : []),
    ...labels
      .filter((label) => !deciding.includes(label))
      .map((label) => ({ word: labelName(label), tone: 'grey' as const })),
  ]
}

/** All that is known of it, a line each: where it comes from, when it was checked, who else has it. */
export function contactOrigin(contact: ContactRow): string[] {
  const { sources, numberStatus, statusCheckedAt, repeatCount } = contact
  const names = sources.map(({ sourceName, seenAt }) =>
    seenAt === null ? sourceName : `${sourceName} ${seenAt.slice(0, 7)}`,
  )
  const checked = statusCheckedAt !== null && numberStatus !== 'unknown' && isNumber(contact)
  return [
    checked
      ? `${numberStatusName(numberStatus)} ${t('company.checkedAt', { time: relativeTime(statusCheckedAt) })}`
      : '',
    names.length > 0 ? t('company.sources', { names: names.join(t('exhibition.glue')) }) : '',
    repeatCount > 1 ? t('company.sharedNumber', { n: repeatCount }) : '',
  ].filter(Boolean)
}
