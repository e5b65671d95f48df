type Kept = { plan: string; planCode: string; planExpiresAt: Date | null }

/** The plan whose numbers apply, and until when; a paid one that is over has no end to tell. */
export function planShown<Row extends Kept>({ planCode, planExpiresAt, ...row }: Row) {
  const isPaid = row.plan === planCode && planCode !== 'free'
  return { ...row, planUntil: isPaid ? (planExpiresAt?.toISOString() ?? null) : null }
}
