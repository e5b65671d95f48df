const empty =
  /[（(][^（）()]*[）)]|第[\d一二三四五六七八九十百]+届|[\d\s·・—–-]+年?|中国|国际|全国|展览会|博览会|展示会|交易会|大会|展会|暨|与/g
const places = /华东|华南|华北|华中|东北|西北|西南|西部|中部|北方|南方|大湾区|长三角|珠三角|京津冀|亚洲|世界/g
const latinFiller = /^(?:the|of|and|for|in|on|at|international|china|expo|exhibition|fair|show)$/i

/** What a poster without a picture says: up to four characters that tell one exhibition from another. */
export function posterText(name: string): string {
  const chinese = hanOf(name.replace(empty, ''))
  const topic = hanOf(chinese.replace(places, ''))
  if (chinese.length >= 2)
    return Array.from(topic.length >= 2 ? topic : chinese)
      .slice(0, 4)
      .join('')
  const words = name.match(/[A-Za-z]+/g) ?? []
  const acronym = words.find((word) => word.length > 1 && word.length < 6 && word === word.toUpperCase())
  if (acronym) return acronym
  const telling = words.filter((word) => !latinFiller.test(word))
  const initials = (telling.length > 0 ? telling : words).map((word) => word.charAt(0).toUpperCase())
  return initials.slice(0, 4).join('') || Array.from(name).slice(0, 2).join('')
}

function hanOf(text: string): string {
  return text.replace(/[^\p{Script=Han}]/gu, '')
}
