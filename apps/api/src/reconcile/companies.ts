import { company } from '@zhzz/contract/company/calls.ts'
import { regionCode } from '@zhzz/contract/field.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import type { Kind } from '#reconcile/kind.ts'

export const companies: Kind = {
  id: 'companies',
  name: '企业 Company',
  page: '/h5/pages/enterprise/detail/detail?id={{id}}',
  properties: {
    creditCode: '统一社会信用代码 credit code',
    englishName: '英文名称 English name',
    regionCode: '地区代码 region code (GB/T 2260)',
    formerNames: '曾用名 former names',
    registrationStatus: '登记状态 registration status',
    establishDate: '成立日期 established',
    region: '地区 region',
    registeredAddress: '注册地址 registered address',
    industry: '行业 industry',
    stockCode: '股票代码 stock code',
  },
  asks: ['creditCode', 'englishName', 'regionCode'],
  async match(asked, call) {
    const names = asked.map(({ name, beside }) => ({
      name,
      ...(beside['englishName'] && { englishName: beside['englishName'] }),
      ...(regionCode.safeParse(beside['regionCode']).success && { regionCode: beside['regionCode'] }),
      ...(beside['creditCode'] && { creditCode: beside['creditCode'].slice(0, 18) }),
    }))
    const { results } = await call(company.match, { names })
    return results.map(({ candidates }) =>
      candidates.map(({ registrationStatus, ...one }) => ({ ...one, description: registrationStatus ?? '' })),
    )
  },
  async suggest(prefix, call) {
    const found = await call(search.suggest, { keyword: prefix })
    return found.filter(({ type }) => type === 'company').map(({ id, title }) => ({ id, name: title }))
  },
  async entity(id, call) {
    const found = await call(company.businessInfo, { id })
    const { registrationStatus, regionPath, industryPath } = found
    return {
      id,
      name: found.name,
      description: [registrationStatus, regionPath.join(' ')].filter(Boolean).join(' · '),
      values: {
        creditCode: told(found.unifiedSocialCreditCode),
        englishName: told(found.englishName),
        formerNames: found.formerNames.map(({ name }) => name),
        registrationStatus: told(registrationStatus),
        establishDate: told(found.establishDate),
        region: told(regionPath.join(' ')),
        registeredAddress: told(found.registeredAddress),
        industry: told(industryPath.at(-1)),
        stockCode: told(found.stockCode),
      },
    }
  },
}

function told(value: string | null | undefined): string[] {
  return value ? [value] : []
}
