/** Words of topics that tell a fair from others, and an exhibitor not: in its texts they mean something else as often. */
const loose =
  '信息技术 数字技术 实验室 模型 授权 运动 中小企业 创业投资 投资 标识 手术 卫生 科普 黄金 办公 | information technology, digital technology, ict, imaging, hardware, tool, training, sme, small and medium enterprise, drug, gem, gold, hair, sign, stone, office, university, school, property, welfare, wealth, book, spirit, tour, holiday, camera, self-service, self service, display, chip, label, figure and model, api, print, lock, nail, tape, film, craft, fiber, fibre, immigration, print'

const loosened = loose.split(' | ').flatMap((half, at) => half.split(at === 0 ? ' ' : ', '))

/** In names of companies: 信息技术 and 投资 say nothing of what one offers. */
export const notInNames = new Set([
  ...loosened,
  'emergency',
  'sme',
  'game',
  'music',
  'culture',
  'sweet',
  'rice',
  'diamond',
  'pearl',
  'jade',
  'watch',
])

/** In printed categories, products and introductions. */
export const notInTexts = new Set([
  ...loosened,
  ...'显示 手机 环保 节能 直播 培训 零售 清洗 教学 进出口 护理 影像'.split(' '),
])

/** In introductions only, where they stand in what a company says of its works. */
export const notInIntroductions = new Set(
  '自动化 包装 锅炉 化学 铸造 电镀 玻璃 智慧城市 智能终端 通风 音乐 楼宇 kid film print'.split(' '),
)

/** Topics whose words most introductions of today use: 大数据, 节能. */
export const pervasive = new Set([
  'artificial_intelligence',
  'electronics',
  'energy',
  'environment',
  'communication',
  'finance',
])
