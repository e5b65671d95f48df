/** First two-digit division of each section of GB/T 4754 (2017), A to T. */
const firstDivision = [1, 6, 13, 44, 47, 51, 53, 61, 63, 66, 70, 71, 73, 76, 80, 83, 84, 86, 91, 97]

/** The code and the codes above it: 3489 → C, 34, 348, 3489. */
export function industryLine(code: string): string[] {
  const division = Number.parseInt(code.slice(0, 2), 10)
  if (Number.isNaN(division)) return [code]
  const section = firstDivision.findLastIndex((first) => first <= division)
  const line = [String.fromCharCode(65 + section)]
  for (let length = 2; length <= code.length; length++) line.push(code.slice(0, length))
  return line
}
