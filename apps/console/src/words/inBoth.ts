/** What is said, by key: Chinese, English. */
export type InBoth = Readonly<Record<string, readonly [chinese: string, english: string]>>
