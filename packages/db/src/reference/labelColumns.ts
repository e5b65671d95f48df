/** Where the words of a language stand in `dictionary_item`. */
export const labelColumns = {
  'zh-Hans': 'label_zh_hans',
  'zh-Hant': 'label_zh_hant',
  en: 'label_en',
  fr: 'label_fr',
  es: 'label_es',
} as const
