import { editionParts } from '#exhibition/editionParts.ts'
import { PartedName } from '#ui/shown/PartedName.tsx'

interface EditionNameProps {
  name: string
  /** Ranges of `name` that were hit. */
  marks?: readonly (readonly [from: number, to: number])[]
  /** Whole, over several lines; else on one line without year and number, which its row says, 展览会 being cut first. */
  wrap?: boolean
}

/** The name of an edition by its parts. */
export function EditionName({ name, marks = [], wrap = false }: EditionNameProps) {
  const parts = editionParts(name)
  if (wrap || !parts) return <PartedName name={name} parts={parts} marks={marks} wrap={wrap} />
  const { place } = parts
  return (
    <PartedName
      name={name.slice(place)}
      parts={{ ...parts, place: 0 }}
      marks={marks.map(([from, to]) => [from - place, to - place] as const)}
    />
  )
}
