import { Chip, type Tone } from '#ui/Chip.tsx'

/** Spec §3; red first, because registry strings contain both: 吊销，未注销. */
const red = ['吊销', '撤销', '注销', '停业', '清算']
const green = ['存续', '正常', '开业', '在业', '在营', '在册', '迁入', '迁出']

/** The colour of a registration status, by what its words contain. */
export function statusTone(status: string): Tone {
  if (red.some((word) => status.includes(word))) return 'red'
  if (green.some((word) => status.includes(word))) return 'green'
  return 'blue'
}

/** The registration status of a company in the spec's colours; nothing when unknown. */
export function StatusChip({ status }: { status: string | null }) {
  if (!status) return null
  return <Chip tone={statusTone(status)}>{status.split(/[（(，,]/)[0]}</Chip>
}
