const words = (text: string) => text.trim().split(/\s+/)

/** Characters of company stems, the commonest first. */
export const stemCharacters = [
  ...('华中新海东金天大安联创鑫德信诚元宏源兴明盛达泰恒祥瑞博美佳嘉永利龙星科福丰康云通和正成光亚方平立合顺众力亿百' +
    '宇银润宝凯富南北江山春晨飞鹏翔腾远航凌志杰俊伟建国民生卓越智慧聪慧优品尚雅韵艺美尔格尼斯特维克莱诺贝拓普锐迪' +
    '欧亨昌隆裕盈鼎铭锦绣辉煌灿烁耀曜晶莹珠璞玉石川河湖洋波澜涛浪泽润雨露霖森林木叶枫松柏竹兰梅菊荷莲芯微矽阶跃' +
    '星辰启航奥奇思邦邑驰骏麒麟凤凰鸿雁鹤鹰隼虎豹熊猫象鲸鲨鲲同仁济善行至道弘毅守拙致远明德格物知新日月乾坤朗清'),
]

/** What a company does: trade words of its name, and what it makes or sells. */
export const trades = [
  {
    name: '数控设备',
    more: '机床 精密机械 自动化',
    code: '3421',
    products: '数控机床 数控车床 加工中心 立式铣床 龙门铣床 磨床 刀具 夹具 主轴',
  },
  {
    name: '激光科技',
    more: '光电 激光设备 光学',
    code: '3424',
    products: '激光切割机 激光焊接机 激光打标机 光纤激光器 激光设备 振镜 切割头',
  },
  {
    name: '机器人',
    more: '智能装备 自动化设备 智能科技',
    code: '3491',
    products: '工业机器人 协作机器人 机械臂 减速器 伺服电机 移动机器人 视觉系统',
  },
  {
    name: '电子',
    more: '电子科技 微电子 半导体',
    code: '3982',
    products: '电路板 连接器 电容器 电阻 芯片 传感器 集成电路 晶振 线束',
  },
  {
    name: '信息技术',
    more: '网络科技 软件 信息科技 数据',
    code: '6510',
    products: '管理软件 工业软件 数据平台 云服务 大模型 物联网平台 小程序',
  },
  {
    name: '医疗器械',
    more: '医疗科技 生物科技 生物医药',
    code: '3581',
    products: '监护仪 呼吸机 手术器械 检测试剂 康复设备 医用耗材 超声诊断仪',
  },
  {
    name: '新能源',
    more: '新能源科技 储能 电源',
    code: '3841',
    products: '锂电池 储能系统 光伏组件 逆变器 充电桩 电池管理系统 氢燃料电池',
  },
  {
    name: '汽车零部件',
    more: '汽车科技 汽车配件 车业',
    code: '3670',
    products: '刹车片 减震器 车灯 轮毂 变速箱 汽车座椅 密封条 线控底盘',
  },
  {
    name: '塑胶制品',
    more: '塑料 橡塑 新材料',
    code: '2929',
    products: '注塑件 改性塑料 塑料薄膜 密封圈 硅胶制品 工程塑料 包装膜',
  },
  {
    name: '模具',
    more: '精密模具 精工 五金制品',
    code: '3525',
    products: '注塑模具 冲压模具 压铸模具 模架 五金件 冲压件 紧固件',
  },
  {
    name: '机械制造',
    more: '机械设备 重工 机械',
    code: '3599',
    products: '输送机 包装机械 破碎机 搅拌机 挖掘机 起重机 液压缸 空压机',
  },
  {
    name: '食品',
    more: '食品科技 农业发展 粮油',
    code: '1499',
    products: '休闲食品 预制菜 调味品 冷冻食品 茶叶 坚果 乳制品 饮料',
  },
  {
    name: '服饰',
    more: '纺织 服装 纺织科技',
    code: '1819',
    products: '羽绒服 针织面料 运动服 牛仔裤 功能面料 家纺 纱线',
  },
  {
    name: '家具',
    more: '家居 家居用品 木业',
    code: '2110',
    products: '办公家具 实木家具 沙发 床垫 橱柜 智能家居 人体工学椅',
  },
  {
    name: '建材',
    more: '建筑材料 装饰材料 门窗',
    code: '3034',
    products: '瓷砖 涂料 铝合金门窗 防水材料 保温板 地板 石材',
  },
  {
    name: '环保科技',
    more: '环境工程 环保设备 水处理',
    code: '3591',
    products: '污水处理设备 除尘器 反渗透膜 空气净化器 脱硫设备 垃圾焚烧炉',
  },
  {
    name: '化工',
    more: '新材料科技 精细化工 化学',
    code: '2669',
    products: '胶粘剂 树脂 添加剂 油墨 表面活性剂 催化剂 清洗剂',
  },
  {
    name: '包装',
    more: '包装材料 印刷 彩印',
    code: '2231',
    products: '瓦楞纸箱 包装盒 不干胶标签 软包装 纸袋 印刷机',
  },
  {
    name: '照明',
    more: '光电科技 照明电器 灯饰',
    code: '3872',
    products: '工矿灯 路灯 舞台灯 显示屏 灯带 植物灯 投光灯',
  },
  {
    name: '仪器',
    more: '仪器仪表 检测技术 测控技术',
    code: '4011',
    products: '流量计 光谱仪 三坐标测量机 示波器 气体检测仪 压力变送器',
  },
  {
    name: '贸易',
    more: '商贸 进出口 国际贸易',
    code: '5199',
    products: '机电产品 日用百货 五金工具 化工原料 钢材',
  },
  {
    name: '文化传媒',
    more: '文化传播 广告 展览展示',
    code: '7251',
    products: '展台搭建 活动策划 品牌设计 视频制作 广告投放',
  },
  {
    name: '物流',
    more: '供应链管理 国际货运代理 运输',
    code: '5720',
    products: '仓储服务 冷链运输 国际货代 快递服务 报关服务',
  },
  {
    name: '建设工程',
    more: '建筑工程 装饰工程 市政工程',
    code: '4720',
    products: '钢结构 幕墙工程 装修施工 园林绿化 消防工程',
  },
  {
    name: '企业管理',
    more: '管理咨询 企业管理咨询 投资管理',
    code: '7211',
    products: '管理咨询 财税服务 人力资源服务 市场调研',
  },
].map((trade) => ({ ...trade, more: words(trade.more), products: words(trade.products) }))

export const legalForms = [
  ...Array<string>(17).fill('有限公司'),
  '股份有限公司',
  '有限责任公司',
  '集团有限公司',
]
export const commonScope = words(
  '技术服务 技术开发 技术咨询 技术交流 货物进出口 技术进出口 企业管理咨询 市场营销策划 信息咨询服务',
)
export const acts = words('制造 销售 研发 批发 加工 设计')
