/** The card of an invented company, for lists that are longer than any plan shows of a small sample world. */
export function madeCompany(n: number) {
  return {
    id: `0190a0b0-0000-7000-8000-${String(n).padStart(12, '0')}`,
    name: `测试机械第${n}号有限公司`,
    nameMarks: [],
    englishName: null,
    logoUrl: null,
    registrationStatus: '存续',
    legalRepresentative: '某某',
    registeredCapital: 1_000_000 + n,
    registeredCapitalCurrency: 'CNY',
    establishDate: '2010-01-01',
    regionName: '上海',
    industryName: '通用设备制造业',
    // Rows of several heights, so that a wrong estimate would show.
    tags: n % 3 === 0 ? ['高新技术企业', '专精特新'] : [],
    exhibitionCount: n % 7,
    latestExhibition: null,
    contactCount: n % 5,
    hitReason: null,
    knownFrom: 'registry',
    myState: null,
  }
}
