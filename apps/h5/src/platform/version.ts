/** Spec §3. */
export const version = { name: 'V1.0.1', code: 101 } as const
