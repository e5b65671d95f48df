/** What a person writes themselves rises with each time they write: seconds from the first to the last. */
export function changesOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }): number {
  return Math.max(0, Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 1000))
}
