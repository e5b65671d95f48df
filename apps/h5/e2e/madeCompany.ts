/** The card of an invented company, for lists that are longer than any plan shows of a small sample world. */
export function madeCompany(n: number) {
  return {
    id: `0190a0b0-0000-7000-8000-${String(n).padStart(12, '0')}`,
    name: `测试机械第${n}号有限公司`,
    nameParts: { place: 0, brand: 2, trade: String(n).length + 4, form: 4, branch: 0 },
    nameMarks: [],
    englishName: null,
    logoUrl: null,
    registrationStatus: '存续',
    legalRepresentative: '某某',
    registeredCapital: 1_000_000 + n,
    registeredCapitalCurrency: 'CNY',
    establishDate: '2010-01-01',
    regionName: '上海',
    // Rows of two heights, so that a wrong estimate would show.
    cityName: n % 3 === 0 ? '新疆克孜勒苏柯尔克孜自治州阿图什' : '上海',
    industryName: '通用设备制造业',
    tags: [],
    exhibitionCount: n % 7,
    customBoothRatio: null,
    latestExhibition: null,
    nextExhibition: null,
    contactCount: n % 5,
    hitReason: null,
    knownFrom: 'registry',
    myState: null,
  }
}
