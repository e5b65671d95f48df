/** What an import says of rows that it rejects or reads in part, and the same in Chinese: `{0}` stands for what the row has there. */
const sayings: Readonly<Record<string, string>> = {
  'no hall name': '没有展馆名称',
  'no first day': '没有开始日期',
  'the last day {0} is before the first day {1}': '结束日期 {0} 早于开始日期 {1}',
  'the last day {0} is before the first {1}': '结束日期 {0} 早于开始日期 {1}',
  'no name of what is held there': '没有写明举办什么',
  'no number or name of the pavilion': '没有展厅编号或名称',
  'no https link to a picture': '没有图片的 https 链接',
  'no exhibition: a column 展会名称 or --edition names it': '没有展会：由“展会名称”列指明，或导入时选定',
  'no printed name': '没有展商名称',
  'not a name: {0}': '不是名称：{0}',
  'the printed name is longer than 300 characters': '展商名称超过 300 个字符',
  'not an exhibitor: the role is {0}': '不是展商：身份为 {0}',
  'no exhibition name': '没有展会名称',
  'no first day: {0} ({1})': '读不出开始日期：{0}（日期写作 2026-07-26、26 July 2026 或 2026年7月26日-28日）',
  'no {0}': '缺少 {0}',
  '{0} is longer than {1} characters': '{0} 超过 {1} 个字符',
  '{0} has no letters': '{0} 没有文字',
  'no company name': '没有企业名称',
  'the name is longer than {0} characters': '名称超过 {0} 个字符',
  'the name has no letters': '名称没有文字',
  'neither a company name nor a valid credit code': '既没有企业名称，也没有有效的统一社会信用代码',
  'several companies bear this name and the row has no credit code to tell which':
    '有多家企业叫这个名称，而此行没有统一社会信用代码',
  'not a number or address: {0}': '不是号码或地址：{0}',
  'no number or address': '没有号码或地址',
  'no title': '没有标题',
  'the text is longer than {0} characters': '正文超过 {0} 个字符',
  'the cleaned text is longer than {0} characters': '清理后的正文超过 {0} 个字符',
  'line {0} names the organisation already: put its visitors in one row':
    '第 {0} 行已有这个单位：请把它的观众写在一行',
  'no name of an organisation': '没有单位名称',
  'it does not say what is counted': '没有写明统计的是什么',
  'it counts two things at once: {0}': '一行统计了两项：{0}',
  'no total is called {0}': '没有叫 {0} 的总数',
  'no number of people': '没有人数',
  'nothing of visitors is called {0}': '观众统计中没有 {0} 一项',
  'neither a number of people nor a share from 0 to 100': '既不是人数，也不是 0 到 100 的占比',
  'no hall is called {0}: import it first': '没有叫 {0} 的展馆：请先导入展馆',
  'no hall is called {0}: is it {1}?': '没有叫 {0} 的展馆，是否为 {1}？',
  'several editions of {0} fit: give the first day': '{0} 有多届符合：请写明开始日期',
  'no edition of {0} is known: give its first and last day': '没有 {0} 的届次：请写明开始和结束日期',
  'no edition of {0} in {1} is known: give its first and last day':
    '没有 {0} 在 {1} 年的届次：请写明开始和结束日期',
  'several companies bear this name: give the credit code': '有多家企业叫这个名称：请写明统一社会信用代码',
  'the company is not known: import it first': '没有这家企业：请先导入企业',
  'the company is not known; is it {0}?': '没有这家企业，是否为 {0}？',
  'no hall is called {0}: is it {1}? Name it so, or import it first as one of halls':
    '没有叫 {0} 的展馆，是否为 {1}？请改用该名称，或先导入展馆',
  'no item: what was changed': '没有写明变更了什么',
  'no day of the change: {0}': '读不出变更日期：{0}',
  'no last day: taken as one day': '没有结束日期，按一天计',
  'a number or address could not be read and was left out': '有号码或地址读不出，已略去',
  'characters that are damaged in the file': '文件中有损坏的字符',
  'values behind the last column were left out': '最后一列之后的内容已略去',
  'telephones and addresses were left out: they are sealed, which takes the key':
    '号码和邮箱未导入：它们须加密保存，而这里没有密钥',
  'read as {0}': '按 {0} 读取',
  '{field}: not a date': '{field}：不是日期',
  '{field}: a day to come, left out': '{field}：日期在今天之后，已略去',
  '{field}: no day that can be, {0}': '{field}：不可能的日期 {0}',
  '{field}: not an https link, left out': '{field}：不是 https 链接，已略去',
  '{field}: not a whole number, left out': '{field}：不是整数，已略去',
  '{field}: could not be read and was left out': '{field}：读不出，已略去',
  '{field}: the check digit is wrong, the code was left out': '{field}：校验位不符，已略去',
  '{field}: the last day is before the first, left out': '{field}：结束日期早于开始日期，已略去',
  '{field}: {0} is not understood': '{field}：不认识“{0}”',
  '{field}: {0} is not understood, left out': '{field}：不认识“{0}”，已略去',
}

const blank = /\{(\w+)\}/g

/** The more words of ours, the earlier: `no title` before `no {0}`. */
const known = Object.entries(sayings)
  .map(([english, chinese]) => ({ pattern: patternOf(english), chinese, own: ownWords(english) }))
  .toSorted((one, other) => other.own - one.own)

function ownWords(english: string): number {
  return english.replace(blank, '').length
}

function patternOf(english: string): RegExp {
  const parts = english.split(blank).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return part === 'field' ? '(?<field>\\w+)' : `(?<_${part}>.+?)`
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}

/** A saying in Chinese, with the field by its Chinese header; one that has no words here stays as it is. */
export function chineseSaying(text: string, headerOf: (field: string) => string): string {
  for (const { pattern, chinese } of known) {
    const found = pattern.exec(text)
    if (found === null) continue
    const { field = '', ...words } = found.groups ?? {}
    return chinese.replace(blank, (_, name: string) =>
      name === 'field' ? headerOf(field) : (words[`_${name}`] ?? ''),
    )
  }
  return text
}
