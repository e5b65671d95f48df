const words = (text: string) => text.trim().split(/\s+/)

/**
 * What companies do and exhibitions are about: topic of the dictionary exhibition_industry, division of
 * GB/T 4754, what the exhibition is called, words in company names, products, and acts of the business scope.
 */
const tradeLines = `
machine_tools|34|机床与精密加工|Machine Tools and Precision Machining|数控机床 精密机械 数控设备 机床|数控车床 立式加工中心 五轴加工中心 龙门铣床 平面磨床 电火花机床 数控刀具 电主轴 卡盘夹具|金属切削机床制造 机床功能部件及附件制造
automation|34|工业自动化与机器人|Industrial Automation and Robotics|自动化设备 智能装备 机器人 自动化|协作机器人 伺服驱动器 直线模组 机器视觉系统 移动机器人 末端夹爪 可编程控制器 减速器|工业机器人制造 工业自动控制系统装置制造
plastics_rubber|29|橡塑与高分子材料|Plastics, Rubber and Polymers|塑胶制品 橡塑科技 高分子材料 塑料|注塑机 改性塑料 色母粒 硅橡胶密封件 挤出生产线 工程塑料粒子 热流道系统|塑料制品制造 橡胶制品制造
moulds|33|模具与五金|Moulds and Hardware|精密模具 五金制品 精工 模具|注塑模具 冲压模具 压铸模具 紧固件 弹簧 模架 精密五金件|模具制造 金属制品制造
fluid|34|泵阀与流体技术|Pumps, Valves and Fluid Technology|泵业 阀门 流体设备 流体科技|离心泵 隔膜泵 球阀 电动调节阀 真空泵 空压机 管件接头|泵及真空设备制造 阀门和旋塞制造
components|39|电子元器件|Electronic Components|电子 电子科技 微电子 电子元件|连接器 贴片电容 电感器 继电器 线束 石英晶振 温度传感器 电路板|电子元器件制造 电子专用材料制造
semiconductors|39|半导体与集成电路|Semiconductors|半导体 半导体设备 集成电路 芯片科技|功率器件 晶圆检测设备 封装基板 光刻胶 探针卡 存储芯片 真空腔体|半导体器件专用设备制造 集成电路设计
artificial_intelligence|65|人工智能与工业软件|Artificial Intelligence and Industrial Software|智能科技 信息技术 软件 数据科技|工业质检平台 知识问答助手 生产排程软件 语音识别引擎 边缘计算盒子 数字孪生系统|人工智能应用软件开发 软件开发
display_lighting|38|照明与显示|Lighting and Displays|照明 光电科技 灯饰 显示技术|工矿灯 智慧路灯 舞台灯 小间距显示屏 灯带 植物补光灯 投光灯|照明器具制造 显示器件制造
security|39|安防与消防|Security and Fire Protection|安防科技 消防设备 安全技术|网络摄像机 门禁控制器 烟感探测器 消防机器人 周界报警系统 灭火装置|安防设备制造 消防器材销售
photovoltaics|38|光伏与太阳能|Photovoltaics and Solar|光伏 太阳能科技 新能源|单晶组件 光伏逆变器 跟踪支架 光伏胶膜 汇流箱 银浆|光伏设备及元器件制造 太阳能发电技术服务
batteries_storage|38|电池与储能|Batteries and Energy Storage|储能科技 电池 新能源科技|储能电柜 磷酸铁锂电芯 电池管理系统 隔膜 涂布机 模组生产线 充电桩|电池制造 储能技术服务
environment|35|环保与水处理|Environment and Water Treatment|环保科技 环境工程 水处理设备|反渗透膜 污泥脱水机 除尘器 在线水质监测仪 废气处理设备 曝气器|环境保护专用设备制造 水污染治理
car_parts|36|汽车零部件|Car Parts|汽车零部件 汽车科技 车业|减震器 刹车片 线控底盘 轮毂 汽车线束 车灯总成 密封条 热管理阀|汽车零部件及配件制造
medical_devices|35|医疗器械|Medical Devices|医疗器械 医疗科技 医疗设备|监护仪 输液泵 内窥镜 康复训练仪 检测试剂 医用导管 制氧机|第二类医疗器械生产 医疗设备租赁
biotechnology|73|生物技术与实验室|Biotechnology and Laboratory|生物科技 仪器 实验室设备|离心机 移液器 生物安全柜 培养基 核酸提取仪 光谱仪|生物化工产品技术研发 仪器仪表制造
food_drink|14|食品饮料|Food and Drink|食品 食品科技 饮品|预制菜 坚果礼盒 冻干果蔬 植物饮料 复合调味料 烘焙原料 速冻面点|食品生产 食品销售
food_machinery|35|食品加工与包装机械|Food Processing and Packaging Machinery|食品机械 包装机械 智能包装设备|灌装线 真空包装机 杀菌釜 枕式包装机 色选机 和面机 贴标机|食品、酒、饮料及茶生产专用设备制造
agriculture|01|农业与农资|Agriculture and Farm Supplies|农业科技 农业发展 种业|水溶肥 滴灌带 植保无人机 蔬菜种苗 智能温室 饲料添加剂|农业机械销售 肥料销售
building_materials|30|建材与装饰|Building Materials and Decoration|建材 装饰材料 门窗 建筑材料|系统门窗 防水卷材 岩板 保温板 集成墙板 外墙涂料 吸音板|建筑材料销售 轻质建筑材料制造
furniture|21|家具与家居|Furniture and Home|家具 家居 家居用品 木业|人体工学椅 实木餐桌 功能沙发 床垫 定制衣柜 户外家具|家具制造 家居用品销售
gifts|24|礼品与工艺品|Gifts and Crafts|礼品 工艺品 文化创意|陶瓷摆件 文创礼盒 保温杯 香薰蜡烛 竹编收纳 定制徽章|工艺美术品及礼仪用品制造 礼品花卉销售
toys_baby|24|玩具与孕婴童|Toys and Baby Products|玩具 母婴用品 儿童用品|积木玩具 婴儿推车 早教机 毛绒玩具 儿童安全座椅 奶瓶|玩具制造 母婴用品销售
beauty|26|美容与日化|Beauty and Household Chemicals|日化 化妆品 生物美妆|面膜 洗衣凝珠 护发精油 美容仪 香水小样 真空瓶包材|化妆品生产 日用化学产品制造
fabrics|17|面料与纺织|Fabrics and Textiles|纺织 纺织科技 面料 织造|功能面料 再生涤纶纱 针织布 蕾丝 提花面料 羊毛混纺|面料纺织加工 针纺织品销售
packaging_printing|23|包装与印刷|Packaging and Printing|包装材料 印刷 彩印 包装|瓦楞纸箱 不干胶标签 软包装袋 数码印刷机 礼品盒 可降解薄膜|包装装潢印刷品印刷 纸制品制造
chemicals|26|精细化工与新材料|Fine Chemicals and New Materials|新材料 化工科技 精细化工|胶粘剂 水性树脂 表面活性剂 碳纤维预浸料 导热硅脂 催化剂|专用化学产品制造 新材料技术研发
logistics|59|物流与供应链|Logistics and Supply Chain|物流科技 供应链管理 仓储设备|立体货架 分拣系统 无人叉车 冷链箱 托盘 仓储管理系统|供应链管理服务 物料搬运装备制造
`

export const trades = tradeLines
  .trim()
  .split('\n')
  .map((line) => {
    const [topic = '', industry = '', title = '', english = '', names = '', products = '', scope = ''] =
      line.split('|')
    return {
      topic,
      industry,
      title,
      english,
      names: words(names),
      products: words(products),
      scope: words(scope),
    }
  })

export type Trade = (typeof trades)[number]
