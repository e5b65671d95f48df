/** 栏目 of 资讯, in the order of their tabs. */
export const newsCategories = ['industry', 'exhibition', 'policy', 'hall', 'guide'] as const
export type NewsCategory = (typeof newsCategories)[number]
