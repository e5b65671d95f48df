import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { companies } from '#world/companies.ts'

/** What a vendor's file has: Chinese headers, amounts and dates as the registry prints them. */
const header =
  '企业名称,统一社会信用代码,登记状态,注册资本,成立日期,行业代码,所属地区,注册地址,经营范围,主营产品,品牌,官网'

/** Writes an invented registry file of `count` rows, the same for the same count. */
export async function writeCompanyFile(path: string, count: number) {
  const file = createWriteStream(path)
  let piece = `${header}\n`
  let number = 0
  for (const company of companies(count)) {
    const cells = [
      company.name,
      creditCodeOf(company.regionCode, number++),
      company.statusGroup === 'red' ? '注销' : '存续',
      `${Math.round((company.registeredCapital ?? 0) / 10_000)}万元人民币`,
      company.establishDate,
      company.industryCode,
      company.regionCode,
      `${company.regionCode}号园区${number}幢`,
      company.businessScope,
      company.products.join('、'),
      company.brands.join('、'),
      company.website ?? '',
    ]
    piece += `${cells.map((cell) => (/[",\n]/.test(cell ?? '') ? `"${cell}"` : cell)).join(',')}\n`
    if (piece.length > 1_000_000) {
      if (!file.write(piece)) await once(file, 'drain')
      piece = ''
    }
  }
  file.end(piece)
  await finished(file)
}

function creditCodeOf(regionCode: string, number: number): string {
  const first17 = `91${regionCode}${String(number).padStart(9, '0')}`
  return first17 + creditCodeCheck(first17)
}
