/** Dictionaries that know what organisers call a trade: the topics of exhibitions, and the classification of industries. */
export const tradeWords = ['exhibition_industry', 'industry']
