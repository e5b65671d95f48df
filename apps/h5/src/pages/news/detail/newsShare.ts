import type { NewsCard } from '@zhzz/contract/news/card.ts'

const longest = 60

/** Title, the first words and the picture of an article. */
export function newsShare({ title, summary, coverUrl }: NewsCard) {
  return {
    title,
    ...(summary !== '' && { desc: [...summary].slice(0, longest).join('') }),
    ...(coverUrl?.startsWith('https://') && { imgUrl: coverUrl }),
  }
}
