import { niceClasses } from '@zhzz/contract/companyModule/niceClasses.ts'
import { trusted } from '@zhzz/contract/trusted.ts'

/** What vendors write for a class of trademarks: `9`, `第9类`, `09类 科学仪器`. */
export const classWords = trusted<Record<(typeof niceClasses)[number], RegExp>>(
  Object.fromEntries(
    niceClasses.map((number) => [number, new RegExp(`^(?:第|国际分类)?\\s*0?${number}(?!\\d)`)]),
  ),
)
