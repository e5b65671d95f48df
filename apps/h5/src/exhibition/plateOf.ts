import { boothPlace } from '@zhzz/contract/exhibition/boothPlace.ts'

interface Standing {
  /** All numbers of the entry, `; ` between them. */
  boothNo: string | null
  /** Of the first of them; of all, 、 between them, the first counts. */
  firstPavilion: string | null
}

/** What the plate of an entry says: hall and number of its first booth, the hall not twice; null without a booth. */
export function plateOf({ boothNo, firstPavilion }: Standing): { hall: string | null; no: string } | null {
  // Of a booth at another venue the pavilion is the last word: 张江科学会堂 海科厅.
  const hall = firstPavilion?.split('、')[0]?.replace(/^.* /u, '') ?? null
  const first = boothNo?.split('; ')[0]?.trim() ?? ''
  if (first === '') return null
  if (hall === null) {
    const place = boothPlace(first)
    return place?.hall ? { hall: place.hall, no: place.no } : { hall: null, no: first }
  }
  const rest = first.startsWith(hall) ? first.slice(hall.length).replace(/^[-–.\s]+/u, '') : first
  return rest === '' ? { hall: null, no: first } : { hall, no: rest }
}

/** How many booths an entry has beside the one on its plate. */
export function otherBooths(boothNo: string | null): number {
  return boothNo === null ? 0 : boothNo.split('; ').length - 1
}
