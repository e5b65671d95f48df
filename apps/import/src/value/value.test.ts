import { expect, test } from 'vitest'
import { capitalOf } from '#value/capital.ts'
import { dateOf } from '#value/date.ts'
import { dateRangeOf } from '#value/dateRange.ts'
import { wrongDays } from '#value/givenDays.ts'
import { industryOf } from '#value/industry.ts'
import { regionOf, regionOfName } from '#value/region.ts'
import { listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'

test.each([
  ['500万元人民币', 5_000_000, 'CNY'],
  ['1000万美元', 10_000_000, 'USD'],
  ['5,000.00万', 50_000_000, 'CNY'],
  ['人民币３００万元整', 3_000_000, 'CNY'],
  ['1.2亿港币', 120_000_000, 'HKD'],
  ['50000', 50_000, 'CNY'],
  ['100.555555万元', 1_005_555.55, 'CNY'],
  ['HK$ 100万', 1_000_000, 'HKD'],
  ['US$ 100万', 1_000_000, 'USD'],
  ['500（万元）', 5_000_000, 'CNY'],
  ['RMB 5 million', 5_000_000, 'CNY'],
])('capital %s', (text, amount, currency) => {
  expect(capitalOf(text)).toMatchObject({ amount, currency, text: text.trim() })
})

test('capital: a bare number counts in the unit of its header; words stay words', () => {
  expect(capitalOf('500', 10_000).amount).toBe(5_000_000)
  expect(capitalOf('500万元', 10_000).amount).toBe(5_000_000)
  expect(capitalOf('人民币伍佰万元')).toEqual({ amount: null, currency: null, text: '人民币伍佰万元' })
  expect(capitalOf('-')).toEqual({ amount: null, currency: null, text: null })
})

test.each([
  ['2014-03-12', '2014-03-12'],
  ['2014/3/12', '2014-03-12'],
  ['2014.3.12', '2014-03-12'],
  ['2014年3月12日', '2014-03-12'],
  ['20140312', '2014-03-12'],
  ['2014-03-12 00:00:00', '2014-03-12'],
  ['2014-03-12T16:00:00Z', '2014-03-12'],
  ['41710', '2014-03-12'],
  ['12 March 2014', '2014-03-12'],
  ['12-Mar-2014', '2014-03-12'],
  ['Wednesday, 12 March 2014', '2014-03-12'],
  ['２０１４年３月１２日', '2014-03-12'],
  ['2014年3月12日（星期三）', '2014-03-12'],
  ['2014 年 3 月 12 日', '2014-03-12'],
  ['26/07/2014', '2014-07-26'],
  ['07/26/2014', '2014-07-26'],
  ['05/07/2014', null],
  ['Mar 12, 2014', '2014-03-12'],
  ['1394582400000', '2014-03-12'],
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', null],
  ['2014-13-01', null],
  ['长期', null],
  ['12', null],
])('date %s', (text, date) => {
  expect(dateOf(text)).toBe(date)
})

test.each([
  ['2026-07-26至2026-07-28', '2026-07-26', '2026-07-28'],
  ['2026年7月26日-28日', '2026-07-26', '2026-07-28'],
  ['2026年7月30日—8月1日', '2026-07-30', '2026-08-01'],
  ['2026.07.26~07.28', '2026-07-26', '2026-07-28'],
  ['2024.3.5-3.8', '2024-03-05', '2024-03-08'],
  ['2024.3.5-8', '2024-03-05', '2024-03-08'],
  ['2026.12.30-1.2', '2026-12-30', '2027-01-02'],
  ['2026/08/01 - 2026/08/03', '2026-08-01', '2026-08-03'],
  ['2026-05-04（周一）至2026-05-06（周三）', '2026-05-04', '2026-05-06'],
  ['2026-05-04 09:00 ~ 2026-05-06 17:00', '2026-05-04', '2026-05-06'],
  ['9月1日-9月3日', '2025-09-01', '2025-09-03'],
  ['26-28 July 2026', '2026-07-26', '2026-07-28'],
  ['July 30 - August 2, 2026', '2026-07-30', '2026-08-02'],
  ['March 5–8, 2026', '2026-03-05', '2026-03-08'],
  ['30 Dec 2026 to 2 Jan 2027', '2026-12-30', '2027-01-02'],
  ['2026-07-26', '2026-07-26', null],
  ['2026年7月', null, null],
  ['待定', null, null],
])('days of %s', (text, from, to) => {
  expect(dateRangeOf(text, 2025)).toEqual({ from, to })
})

test('numbers count in the unit behind them, else in that of the header', () => {
  expect(numberOf('约3.5', '展览面积（万平方米）')).toBe(35_000)
  expect(numberOf('20000㎡', '展览面积（万平方米）')).toBe(20_000)
  expect(numberOf('800+', '参展商数量（家）')).toBe(800)
})

test('regions: the narrowest one that is certain', () => {
  expect(regionOf(['江苏省', '苏州市', '昆山市'])).toBe('320583')
  expect(regionOf(['江苏', '', ''])).toBe('320000')
  expect(regionOf([], '浙江省杭州市西湖区望湖路3号')).toBe('330106')
  expect(regionOf([], '宁波鄞州区百丈路158号')).toBe('330212')
  expect(regionOf(['440300'])).toBe('440300')
  expect(regionOf([], '梧桐路9号')).toBeNull()
})

test('addresses: a district that several cities have tells nothing, a street far away neither', () => {
  expect(regionOf([], '朝阳区延安大街421号')).toBeNull()
  expect(regionOf([], '北京市朝阳区光华路9号')).toBe('110105')
  expect(regionOf([], '南京西路818号')).toBeNull()
  expect(regionOf([], '中国（四川）自由贸易试验区成都市高新区')).toBe('510000')
  expect(regionOf(['西藏', '阿里'])).toBe('542500')
  expect(regionOf(['', '大同'])).toBe('140200')
})

test.each([
  ['上海砚舟智能装备有限公司', '310000'],
  ['砚舟（上海）科技有限公司', '310000'],
  ['砚舟机器人(深圳)有限公司', '440300'],
  ['砚舟科技（江苏苏州）有限公司', '320500'],
  ['江苏砚舟（昆山）科技有限公司', '320583'],
  ['北京砚舟（上海）科技有限公司', '310000'],
  ['砚舟科技股份有限公司上海分公司', '310000'],
  ['昆山砚舟精密机械有限公司', '320583'],
  ['上海路桥建设有限公司', '310000'],
  ['阿里巴巴集团控股有限公司', null],
  ['阿里巴巴（杭州）科技有限公司', '330100'],
  ['大理石材料（中国）有限公司', null],
  ['大理州砚舟旅游有限公司', '532900'],
  ['德州仪器半导体技术有限公司', null],
  ['北海道食品贸易有限公司', null],
  ['南京路步行街商业有限公司', null],
  ['和平精英科技有限公司', null],
  ['东方砚舟科技有限公司', null],
  ['大兴砚舟置业有限公司', null],
  ['朝阳砚舟科技有限公司', null],
  ['安康砚舟医药有限公司', null],
  ['海南砚舟旅业有限公司', '460000'],
  ['砚舟（中国）投资有限公司', null],
  ['砚舟（国际）控股有限公司', null],
])('the place that the name %s tells: %s', (name, code) => {
  expect(regionOfName(name)).toBe(code)
})

test('industries: by code, by name, by path', () => {
  expect(industryOf('C3421').code).toBe('34')
  expect(industryOf('通用设备制造业').code).toBe('34')
  expect(industryOf('信息传输、软件和信息技术服务业').code).toBe('I')
  expect(industryOf('制造业>专用设备制造业').code).toBe('35')
  expect(industryOf('轨交设备Ⅲ')).toEqual({ code: '37', text: '轨交设备Ⅲ' })
  expect(industryOf('租赁业与商业服务业').code).toBe('L')
  expect(industryOf('制造业,信息传输、软件和信息技术服务业').code).toBe('C')
  expect(industryOf('其他,信息传输、软件和信息技术服务业').code).toBe('I')
  expect(industryOf('其他塑料制品').code).toBe('29')
  expect(industryOf('核心技术')).toEqual({ code: null, text: '核心技术' })
})

test('texts, lists, numbers, addresses', () => {
  expect(textOf(' 无 ')).toBeNull()
  expect(textOf('a\u0000b\ud800')).toBe('a b')
  expect(listOf('机器人、传感器；机器人')).toEqual(['机器人', '传感器'])
  expect(numberOf('3.5万平方米')).toBe(35_000)
  expect(numberOf('9㎡')).toBe(9)
  expect(webAddressOf('www.example.com')).toBe('http://www.example.com')
  expect(webAddressOf('javascript:alert(1)')).toBeNull()
  expect(webAddressOf('没有')).toBeNull()
})

test('days given for a whole file are told when they cannot be', () => {
  expect(wrongDays({ startDate: '26.7.2026', endDate: '2026-07-01' })).toBe(
    'the last day 2026-07-01 is before the first day 26.7.2026',
  )
  expect(wrongDays({ startDate: '05/07/2026' })).toContain('the first day 05/07/2026 is not a day')
  expect(wrongDays({ startDate: '2026年7月26日', endDate: '28 July 2026' })).toBe(undefined)
})
