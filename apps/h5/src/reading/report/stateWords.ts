/** How a report stands, in words. */
export const stateWords = {
  open: 'report.open',
  accepted: 'report.accepted',
  rejected: 'report.rejected',
} as const
