import { PartedName, type PartedNameProps } from '#ui/shown/PartedName.tsx'

/** The name of a company by its anatomy. */
export function CompanyName(props: PartedNameProps) {
  return <PartedName {...props} />
}
