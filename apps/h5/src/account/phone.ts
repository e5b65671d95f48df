/** Spec §5: 1, then 2–9, then nine digits. */
export function isMobile(phone: string): boolean {
  return /^1[2-9]\d{9}$/.test(phone)
}

/** Spec §5: six digits. */
export function isSmsCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
