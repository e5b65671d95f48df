/** What a booth plate says: a number that begins with its hall is taken apart, so that the hall is said once. */
export function boothParts(
  pavilionName: string | null,
  boothNo: string,
): { hall: string | null; no: string } {
  if (pavilionName === null) return { hall: null, no: boothNo }
  const rest = boothNo.startsWith(pavilionName)
    ? boothNo.slice(pavilionName.length).replace(/^[\s.\-–/]+/, '')
    : ''
  if (rest !== '') return { hall: pavilionName, no: rest }
  return { hall: boothNo.includes(pavilionName) ? null : pavilionName, no: boothNo }
}
