import { t } from '#i18n/t.ts'

const words = {
  recommended: 'contact.recommended',
  decision_maker: 'contact.decisionMaker',
  suspected_agent: 'contact.suspectedAgent',
} as const

/** A contact's label in the reader's language; one that a source made up stays as it is. */
export function labelName(label: string): string {
  return isKnown(label) ? t(words[label]) : label
}

function isKnown(label: string): label is keyof typeof words {
  return Object.keys(words).includes(label)
}
