/** +8621…, and the extension behind 转. Of a number without a country code: of mainland China. */
export function dialString(kept: string): { number: string; extension: string } {
  const [, main = kept, extension = ''] = /^(.*?)\s*(?:转|分机|ext\.?|x|#|,)\s*(\d+)$/i.exec(kept) ?? []
  const plain = main.replace(/[^\d+]/g, '').replace(/^00/, '+')
  if (plain.startsWith('+')) return { number: plain, extension }
  const isMobile = /^1\d{10}$/.test(plain)
  return { number: `+86${isMobile ? plain : plain.replace(/^0/, '')}`, extension }
}
