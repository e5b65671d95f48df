import { t } from '#i18n/t.ts'
import type { TextKey } from '#i18n/texts.ts'
import { Chip, type Tone } from '#ui/shown/Chip.tsx'

type StatusKey = Extract<TextKey, `registration.${string}`>
type Words = Readonly<Record<string, StatusKey>>

/** Spec §3. */
const red: Words = {
  吊销: 'registration.revoked',
  撤销: 'registration.rescinded',
  注销: 'registration.deregistered',
  停业: 'registration.closed',
  清算: 'registration.liquidating',
}
const green: Words = {
  存续: 'registration.active',
  正常: 'registration.normal',
  开业: 'registration.opened',
  在业: 'registration.operating',
  在营: 'registration.running',
  在册: 'registration.registered',
  迁入: 'registration.movedIn',
  迁出: 'registration.movedOut',
}

/** The text of the first of these words that a status says: 在营（开业）企业 is 在营. */
function firstOf(words: Words, status: string): StatusKey | undefined {
  const said = Object.keys(words).filter((word) => status.includes(word))
  const [first] = said.sort((a, b) => status.indexOf(a) - status.indexOf(b))
  return first === undefined ? undefined : words[first]
}

/** The colour of a registration status, by what its words contain; red first: 吊销，未注销 contains both. */
export function statusTone(status: string): Tone {
  if (firstOf(red, status)) return 'red'
  return firstOf(green, status) ? 'green' : 'blue'
}

/** A registration status in the chosen language; what the specification does not name stays as the register says it. */
export function statusText(status: string): string {
  const key = firstOf(red, status) ?? firstOf(green, status)
  return key ? t(key) : (status.split(/[（(，,]/)[0] ?? status)
}

/** The registration status of a company in the spec's colours; nothing when unknown. */
export function StatusChip({ status }: { status: string | null }) {
  if (!status) return null
  return <Chip tone={statusTone(status)}>{statusText(status)}</Chip>
}
