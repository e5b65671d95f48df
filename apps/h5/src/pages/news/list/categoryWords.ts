import type { NewsCategory } from '@zhzz/contract/news/categories.ts'

/** 行业动态, 展会新闻, 政策法规 … */
export const categoryWords = {
  industry: 'news.industry',
  exhibition: 'news.exhibition',
  policy: 'news.policy',
  hall: 'news.hall',
  guide: 'news.guide',
} as const satisfies Record<NewsCategory, string>
