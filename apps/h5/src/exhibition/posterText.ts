const empty =
  /[（(][^（）()]*[）)]|第[\d一二三四五六七八九十百]+届|[\d\s·・—–-]+年?|中国|国际|全国|展览会|博览会|展示会|交易会|大会|展会|暨/g
const latinFiller = /^(?:the|of|and|for|in|on|at|international|china|expo|exhibition|fair|show)$/i

/** What a poster without a picture says: up to four characters that tell one exhibition from another. */
export function posterText(name: string): string {
  const chinese = Array.from(name.replace(empty, '').replace(/[^\p{Script=Han}]/gu, ''))
  if (chinese.length >= 2) return chinese.slice(0, 4).join('')
  const words = name.match(/[A-Za-z]+/g) ?? []
  const acronym = words.find((word) => word.length > 1 && word.length < 6 && word === word.toUpperCase())
  if (acronym) return acronym
  const telling = words.filter((word) => !latinFiller.test(word))
  const initials = (telling.length > 0 ? telling : words).map((word) => word.charAt(0).toUpperCase())
  return initials.slice(0, 4).join('') || Array.from(name).slice(0, 2).join('')
}
