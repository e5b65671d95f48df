/** What an expense is for. */
export const expenseWords = {
  rent: 'review.rent',
  travel: 'review.travel',
  booth: 'review.booth',
  other: 'followUp.other',
} as const
