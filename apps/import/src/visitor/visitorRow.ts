import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import { maskName } from '@zhzz/db/contactText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { type NamedEdition, namedEditionFields, namedEditionIn } from '#exhibitor/namedEdition.ts'
import { countryOf } from '#value/country.ts'
import { dateOf } from '#value/date.ts'
import { regionOf, regionOfName } from '#value/region.ts'
import { countOf, lineOf, listOf, textOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'
import { type Counted, countedIn } from '#visitor/counted.ts'

export const visitorFields = {
  listedName:
    '参观企业 参观单位 到访企业 到访单位 观众企业 观众单位 观众公司 观众单位名称 采购商 采购商名称 采购商企业 买家 买家名称 买家企业 专业观众单位 企业名称 公司名称 单位名称 公司 单位 企业 visitor_company visiting_company visitor_organisation visitor_organization visitor visitors buyer buyer_name buyer_company company company_name organisation organization',
  englishName: '英文名称 企业英文名称 公司英文名称 english_name company_name_en visitor_company_en name_en',
  creditCode:
    '统一社会信用代码 信用代码 credit_code uscc social_credit_code unified_social_credit_code credit_no',
  country: '国家 国家地区 国家/地区 国别 所在国家 country country_code country_region',
  region: '地区 省市 省份 所在地区 所在省份 所属地区 来源地区 region province state',
  city: '城市 所在城市 city',
  industry:
    '行业 所属行业 所在行业 企业类型 业务性质 行业类别 industry industry_name sector nature_of_business',
  visitorCount:
    '到访人数 参观人数 观众人数 到场人数 人数 登记人数 visitor_count visitors_count number_of_visitors attendees people headcount',
  jobLevels: '职位层级 职位级别 职级 职务级别 观众职位 job_level job_levels seniority job_function',
  departments: '部门 所在部门 观众部门 所属部门 department departments',
  interests:
    '采购意向 采购需求 意向 意向产品 采购产品 感兴趣产品 感兴趣的产品 关注产品 参观目的 interest interests product_interest products_of_interest buying_intention',
  persons: '观众姓名 姓名 参观人 到访人员 visitor_name person person_name full_name',
  positions: '职位 职务 头衔 position positions job_title title',
  consent:
    '同意公开 是否同意公开 授权公开 同意公开日期 授权日期 同意时间 consent consented consent_date consented_on',
  ...namedEditionFields,
}

/** Someone who agreed to be shown, by the first character of the name alone. */
type Person = { name: string; position: string | null; consentedOn: string | null }

export type VisitorRow = {
  listedName: string
  nameKey: string
  englishName: string | null
  creditCode: string | null
  countryCode: string | null
  regionCode: string | null
  industry: string | null
  visitorCount: number | null
  jobLevels: Counted[]
  departments: Counted[]
  interests: string[]
  persons: Person[]
  edition: NamedEdition
}

const mostPersons = 20
const longest = 60

/** An organisation that visits an edition. Of persons nothing is read but who agreed; telephones have no column. */
export function visitorRow(cells: Cells<keyof typeof visitorFields>): Verdict<VisitorRow> {
  const englishName = lineOf(cells.get('englishName'))
  const listedName = lineOf(cells.get('listedName')) ?? englishName
  const key = listedName === null ? '' : nameKey(listedName)
  if (listedName === null || key === '') return { rejected: 'no name of an organisation' }
  if (listedName.length > 300) return { rejected: 'the name is longer than 300 characters' }
  const edition = namedEditionIn(cells)
  if ('rejected' in edition) return edition
  const code = textOf(cells.get('creditCode'))?.normalize('NFKC').toUpperCase().replace(/\s/g, '') ?? ''
  const visitorCount = countOf(cells.get('visitorCount'))
  const countryCode = countryOf(cells.get('country'))
  const isUnread = visitorCount === null && textOf(cells.get('visitorCount')) !== null
  return {
    row: {
      listedName,
      nameKey: key,
      englishName,
      creditCode: isUnifiedSocialCreditCode(code) ? code : null,
      countryCode,
      regionCode:
        countryCode === null || countryCode === 'CN'
          ? (regionOf([cells.get('region'), cells.get('city')]) ?? regionOfName(listedName))
          : null,
      industry: lineOf(cells.get('industry'))?.slice(0, longest) ?? null,
      visitorCount,
      jobLevels: countedIn(cells.get('jobLevels')),
      departments: countedIn(cells.get('departments')),
      interests: listOf(cells.get('interests'))
        .map((interest) => interest.slice(0, longest))
        .slice(0, 30),
      persons: personsIn(cells),
      edition,
    },
    warnings: isUnread ? ['visitorCount: not a whole number, left out'] : [],
  }
}

/** Nobody without a word of consent: a day, or yes. */
function personsIn(cells: Cells<keyof typeof visitorFields>): Person[] {
  const said = textOf(cells.get('consent'))
  const consentedOn = dateOf(said ?? undefined)
  if (said === null || (consentedOn === null && !/^(?:是|同意|已同意|已授权|授权|y|yes|true|1)$/i.test(said)))
    return []
  const positions = listOf(cells.get('positions'))
  return listOf(cells.get('persons'))
    .slice(0, mostPersons)
    .map((name, at) => ({
      name: maskName(name),
      position: positions[at]?.slice(0, longest) ?? null,
      consentedOn,
    }))
}
