import { list } from '#text/list.ts'

/** What kind of body a company is; stands at the end of its name. Longest first. */
export const legalForms = list(`
  股份有限责任公司 股份有限公司 有限责任公司 股份合作公司 集团有限公司 普通合伙企业 有限合伙企业 特殊普通合伙
  有限合伙 普通合伙 合伙企业 集团公司 有限公司 股份公司 责任公司 总公司 分公司 子公司 公司 集团 控股 股份 有限
`)

/** Those of them that only say that it is a company. */
export const companyForms = legalForms.filter(
  (form) => !['集团', '控股', '集团公司', '集团有限公司'].includes(form),
)

/** What a company does or calls itself besides its own stem; taken off from the right, one after another. */
export const tradeWords = new Set(
  list(`
  科技 技术 信息 网络 智能 电子 电气 电器 电力 电机 电源 电缆 电商 机械 机电 机器人 机床 设备 装备 仪器 仪表 自动化
  工业 实业 产业 企业 商业 商务 商贸 贸易 经贸 工贸 进出口 国际 全球 中国 发展 开发 建设 建筑 建材 工程 装饰 装修 设计
  制造 制品 生产 加工 材料 新材料 复合材料 高分子 化工 化学 塑料 塑胶 橡胶 金属 钢铁 有色 铝业 铜业 矿业 冶金 五金 模具
  精密 精工 重工 轻工 光电 光学 光伏 激光 半导体 芯片 集成电路 微电子 电路 传感器 物联网 互联网 大数据 数据 数字 数码 云计算
  软件 系统 系统集成 计算机 通信 通讯 卫星 航空 航天 航运 船舶 海洋 汽车 汽配 零部件 新能源 能源 电池 储能 环保 环境 生态
  生物 医药 制药 药业 医疗 器械 医疗器械 健康 保健 养生 农业 农牧 牧业 林业 渔业 种业 食品 饮料 酒业 茶业 乳业 粮油 餐饮
  纺织 服装 服饰 鞋业 皮革 家具 家居 家电 日化 化妆品 珠宝 印刷 包装 纸业 文具 玩具 体育 旅游 旅行社 酒店 物业 地产 房地产
  置业 投资 资本 资产 管理 基金 证券 保险 银行 金融 租赁 融资租赁 担保 小额贷款 保理 咨询 顾问 服务 教育 培训 学校 文化 传媒
  传播 广告 影视 娱乐 互动 互娱 游戏 动漫 出版 艺术 创意 策划 营销 展览 会展 展示 会议 物流 供应链 运输 货运 快递 仓储 航运
  港口 铁路 公路 高速 水务 水利 燃气 热力 石油 石化 天然气 煤业 煤炭 玻璃 陶瓷 水泥 园林 绿化 安防 安全 消防 检测 测试 认证
  计量 人力资源 劳务 家政 保安 知识产权 律师 会计 电子商务 信息技术 信息科技 网络科技 股权 创业 孵化器 研究院 研究所 事务所
  中心 工作室 商行 经营部 工厂 厂 店 超市 百货 连锁 零售 批发 销售 行业 事业 产品 用品 配件 饰品 工具 阀门 水泵 泵业 轴承
  动力 交通 机场 锅炉 电工 化纤 香料 香精 日用 商厦 路桥 通用 钢管 钢构 特钢 器件 元件 元器件 部件 轮胎 密封件 重型 电容器
  液压 气动 焊接 铸造 锻造 热处理 表面处理 涂料 油墨 颜料 染料 农药 化肥 肥料 饲料 种子 养殖 加盟 平台 生活 时代 世纪 集团 控股
  股份 实业 高科 高新 创新 科创 工艺 制冷 空调 照明 灯饰 灯具 显示 视觉 音响 乐器 眼镜 钟表 箱包 印务 数控 无人机 人工智能
  `),
)

/** Words of a business scope that name an act, not a thing. */
export const scopeActs = list(`
  研究开发 技术研发 技术服务 技术咨询 技术开发 技术转让 技术推广 技术交流 设计服务 维修服务 安装服务 咨询服务 代理服务 零配件销售
  的研发 的开发 的生产 的制造 的加工 的销售 的批发 的零售 的设计 的安装 的维修 的租赁 的服务 的进出口业务 进出口业务 及技术服务
  研发 开发 生产 制造 加工 销售 批发 零售 设计 安装 维修 维护 租赁 服务 代理 经营 进出口 咨询 策划 施工 组装 集成 修理 回收 制作 及
`)

/** Scope phrases nearly everyone has; they say nothing about a company. */
export const scopeCommon = new Set(
  list(`
  一般项目 许可项目 技术 货物 货物及技术 货物和技术 货物技术 技术进出口 信息 信息技术 企业管理 企业 市场营销 市场 会议及展览 会议
  广告 设计 代理 商务 商务信息 经济信息 企业形象 从事 除外 国内贸易 国内 贸易 自营和代理各类商品和技术 法律 行政法规 国务院决定规定
  企业依法自主选择经营项目 开展经营活动 依法须经批准的项目 经相关部门批准后依批准的内容开展经营活动 经相关部门批准后方可开展经营活动
  不得从事本市产业政策禁止和限制类项目的经营活动 具体经营项目以相关部门批准文件或许可证件为准 凭营业执照依法自主开展经营活动
  `),
)

/** Words of an English company name that say only what kind of body it is. */
export const englishForms = new Set(
  list(`
  co ltd limited inc incorporated corp corporation company llc llp plc gmbh ag sa spa srl bv nv oy ab as kg pte pty
  group holding holdings the of and
  `),
)
