import { list } from '#text/list.ts'

/**
 * Short names of prefectures that are ordinary words, names of people or stems of brands as well (安康, 大同, 德宏), or
 * that a larger or better known place has (朝阳 of Beijing, 海西 of Fujian): a place only when written in full or behind
 * their province.
 */
export const ordinaryPlaces: ReadonlySet<string> = new Set(
  list(`
  阿里 大同 朝阳 兴安 白山 四平 来宾 百色 安康 安顺 广安 德宏 中卫 吴忠 金昌 白银 海东 海北 海西 黄南 玉树 山南 和田
  临夏 长治 吉安
  `),
)

/** County-level cities by whose short names their companies are known, and which mean nothing else. */
export const knownCounties: ReadonlySet<string> = new Set(
  list(`
  昆山 江阴 张家港 常熟 太仓 宜兴 义乌 慈溪 余姚 诸暨 乐清 温岭 桐乡 海宁 嵊州 玉环 晋江 福清 寿光 诸城 滕州 荣成 邹城
  靖江 丹阳 扬中 溧阳 启东 如皋 仪征 高邮 霍尔果斯 迁安 遵化 新郑 巩义 禹州 醴陵 浏阳 都江堰 绵竹 什邡 江油 西昌 大冶
  潜江 景洪 满洲里 瓦房店 敦化 珲春 招远 莱州 胶州
  `),
)

/** What makes another word of the name of a place before it: marble, jade, Pu'er tea, Hokkaido, Texas Instruments. */
const otherWords = list(`
  大理石 哈密瓜 普洱茶 北海道 德州仪器 德州扑克 德州牛仔 三明治 长春花 长春藤 天水围 黄石公园 黄石资本 中山装 中山大学
  中山医院 中山公园 中山纪念 开封菜 大连环 上海滩涂 日照时 日照强 云浮动 云浮雕 东营养
`)

/** A street is called after a far city: 南京路, 北京西路, 中山大道; not 路桥 (roads and bridges). */
const street = /^[东西南北中]?[一二三四五六七八九]?(?:路(?![桥面通网港灯由航用畅易])|大街|大道)/

/** Whether the characters of a place at `at` are the beginning of another word. */
export function isOtherWord(text: string, at: number, length: number): boolean {
  const behind = text.slice(at + length, at + length + 4)
  if (behind === '') return false
  if (street.test(behind)) return true
  return otherWords.some((word) => word.length > length && text.startsWith(word, at))
}
