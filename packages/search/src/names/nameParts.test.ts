import { expect, test } from 'vitest'
import { type NameParts, nameParts } from '#names/nameParts.ts'

/** The name with a line between its parts; an empty part leaves two lines. */
function shown(name: string): string | null {
  const parts: NameParts | null = nameParts(name)
  if (parts === null) return null
  let at = 0
  return [parts.place, parts.brand, parts.trade, parts.form, parts.branch]
    .map((length) => name.slice(at, (at += length)))
    .join('|')
}

test.each([
  ['武汉翎恪新能源科技股份有限公司', '武汉|翎恪|新能源科技|股份有限公司|'],
  ['宁波渟恪生物科技集团有限公司', '宁波|渟恪|生物科技|集团有限公司|'],
  ['苏州市吴江区德隆激光设备有限公司', '苏州市吴江区|德隆|激光设备|有限公司|'],
  ['砚舟有限公司', '|砚舟||有限公司|'],
])('%s: %s', (name, parts) => {
  expect(shown(name)).toBe(parts)
})

test.each([
  ['荻澧（深圳）电子股份有限公司', '|荻澧|（深圳）电子|股份有限公司|'],
  ['荻澧(深圳)有限公司', '|荻澧|(深圳)|有限公司|'],
  ['（深圳）荻澧电子有限公司', '（深圳）|荻澧|电子|有限公司|'],
  ['荻澧（华南）电子有限公司', '|荻澧（华南）|电子|有限公司|'],
  ['重庆奇朗实业（集团）有限公司', '重庆|奇朗|实业|（集团）有限公司|'],
  ['港海（天津）建设股份有限公司', '|港海|（天津）建设|股份有限公司|'],
  ['上海砚舟企业管理合伙企业（有限合伙）', '上海|砚舟|企业管理|合伙企业（有限合伙）|'],
  ['杭州澜庭有限公司（有限合伙）', '杭州|澜庭||有限公司（有限合伙）|'],
])('brackets go with what they hold: %s: %s', (name, parts) => {
  expect(shown(name)).toBe(parts)
})

test.each([
  ['上海砚舟智能装备有限公司北京分公司', '上海|砚舟|智能装备|有限公司|北京分公司'],
  ['中国机械工业集团有限公司 苏州第一分公司', '中国|机械|工业|集团有限公司 |苏州第一分公司'],
  ['上海砚舟公司北京办事处', '上海|砚舟||公司|北京办事处'],
  ['砚舟集团北京分公司', '|砚舟||集团|北京分公司'],
  ['澜庭装备有限公司（北京）', '|澜庭|装备|有限公司（北京）|'],
  ['澜庭装备有限公司研发中心', '|澜庭|装备|有限公司|研发中心'],
])('a branch keeps its last part: %s: %s', (name, parts) => {
  expect(shown(name)).toBe(parts)
})

test.each([
  ['ＡＢＢ（中国）有限公司', '|ＡＢＢ|（中国）|有限公司|'],
  ['Bosch Rexroth 博世（北京）液压有限公司', '|Bosch Rexroth 博世|（北京）液压|有限公司|'],
  ['臺灣澜庭電子股份有限公司', '臺灣|澜庭|電子|股份有限公司|'],
  ['上海𣲗𬇙智能科技有限公司', '上海|𣲗𬇙|智能科技|有限公司|'],
  ['𬇙', null],
  ['义乌市砚舟饰品商行（个体工商户）', '义乌市|砚舟|饰品商行|（个体工商户）|'],
  ['石阡县澜庭茶业农民专业合作社', '石阡县|澜庭|茶业|农民专业合作社|'],
  ['东方生物科技有限公司', '|东方|生物科技|有限公司|'],
  ['上海电气', '上海|电气|||'],
])('%s: %s', (name, parts) => {
  expect(shown(name)).toBe(parts)
})

test.each(['', 'Siemens Ltd., China', '有限公司', '股份有限公司', '分公司', '华为', '   ', '（）'])(
  'nothing is set apart in "%s"',
  (name) => {
    expect(nameParts(name)).toBeNull()
  },
)
