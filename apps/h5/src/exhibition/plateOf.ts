interface Standing {
  /** All numbers of the entry, `; ` between them. */
  boothNo: string | null
  /** Of the first of them; of all, 、 between them, the first counts. */
  firstPavilion: string | null
}

/** A hall that is written before the number: 8.1H-A23, N5 A18, H1-C107. */
const written = /^([A-Z]{0,2}\d{1,2}(?:\.\d)?[A-Z]?)[-–\s]+(\S.*)$/iu

/** What the plate of an entry says: hall and number of its first booth, the hall not twice; null without a booth. */
export function plateOf({ boothNo, firstPavilion }: Standing): { hall: string | null; no: string } | null {
  // Of a booth at another venue the pavilion is the last word: 张江科学会堂 海科厅.
  const hall = firstPavilion?.split('、')[0]?.replace(/^.* /u, '') ?? null
  const first = boothNo?.split('; ')[0]?.trim() ?? ''
  if (first === '') return null
  if (hall === null) {
    const [, own, no] = written.exec(first) ?? []
    return own !== undefined && no !== undefined ? { hall: own, no } : { hall: null, no: first }
  }
  const rest = first.startsWith(hall) ? first.slice(hall.length).replace(/^[-–.\s]+/u, '') : first
  return rest === '' ? { hall: null, no: first } : { hall, no: rest }
}

/** How many booths an entry has beside the one on its plate. */
export function otherBooths(boothNo: string | null): number {
  return boothNo === null ? 0 : boothNo.split('; ').length - 1
}
