import { t } from '#words.ts'

/** What the server says of why nothing was put right; `name` is of the field that hinders. */
export function hindranceOf(detail: unknown, name: (field: string) => string): string {
  const { hindrance, field }: { hindrance?: unknown; field?: unknown } = Object(detail)
  return t(keyOf(hindrance), { field: name(String(field)) })
}

function keyOf(hindrance: unknown) {
  const known = ['same', 'unreadable', 'taken', 'undoing', 'source'] as const
  return `hindrance-${known.find((one) => one === hindrance) ?? 'same'}` as const
}
