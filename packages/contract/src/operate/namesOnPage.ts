/** Rows of a page of 词典与双语名称. */
export const namesOnPage = 50
