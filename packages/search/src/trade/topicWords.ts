/**
 * By what words a topic of the dictionary exhibition_industry is known, in names and texts of fairs and exhibitors: a line
 * is `topic|Chinese words|English words`, blanks between the Chinese, commas between the English ones, which stand in the
 * singular. A longer word goes before the shorter ones in it (machine tool before tool). `-` in place of a topic: words
 * that only look like one (National Exhibition and Convention Center, 深圳会展中心, power of attorney).
 */
const lines = `
-|网络化 屏幕 信息传输软件和信息技术服务业 电力热力燃气及水生产和供应业 交通运输仓储和邮政业 水利环境和公共设施管理业 文化体育和娱乐业 租赁业与商业服务业 租赁和商务服务业 科学研究和技术服务业 居民服务修理和其他服务业 卫生和社会工作 公共管理社会保障和社会组织 会展中心 博览中心 展览中心 国际展览中心 农业展览馆 农展馆 体育馆 体育中心 文化中心 世博展览馆 汽车城 技术有限公司|convention center, exhibition center, expo center, convention centre, exhibition centre, expo centre, trade center, trade centre, supply chain, special purpose, book now, state of the art, power of, private label, film festival, bag in box, home page, at home, career, cultural communication, culture communication, securities, intellectual property
machinery|工业博览会 工博会 制博会 装备制造 制造装备 装备制造业 机械工业 机电 机械装备 智能制造 先进制造 工业装备 通用机械|industrial expo, industrial fair, industry fair, equipment manufacturing, manufacturing equipment, machinery manufacturing, intelligent manufacturing, smart manufacturing, advanced manufacturing, smart factory, intelligent factory, industrial equipment, electromechanical, mechanical engineering, ~machinery, hannover messe, ~manufacturing, industry 4.0, ~factory, internal combustion engine, engine
machine_tools|机床 数控机床 金属加工 金属切削 钣金 激光切割 激光加工 焊接 切割 刀具 磨料 磨具 磨削 铸造 压铸 锻造 冶金铸造 热处理 表面处理 电镀|machine tool, metalworking, metal working, metal processing, metal cutting, sheet metal, welding, cutting tool, cnc, grinding, abrasive, foundry, die casting, casting, forging, heat treatment, surface finishing, surface treatment, electroplating, precision machining, machining, laser processing, additive manufacturing, 3d printing
robotics>automation|机器人 具身智能 人形机器人 协作机器人 机械臂 灵巧手 机器狗|robot, robotics, robotic arm, cobot, humanoid, embodied intelligence, embodied ai, exoskeleton, unmanned ground vehicle, ugv
automation|工业自动化 自动化 机器视觉 工业控制 运动控制 伺服 传动 动力传动 无人系统 智能装备 电机 马达 减速器 轴承|industrial automation, automation, machine vision, motion control, power transmission, servo, intelligent equipment, factory automation, process automation, motor, bearing, drive technology, reducer
plastics_rubber|塑料 塑胶 橡塑 橡胶 注塑 聚氨酯 高分子 硅胶 色母粒|rubber, injection molding, injection moulding, polyurethane, polymer, masterbatch, molding, silicone, plastics, plastic, chinaplas, foam material
moulds|模具 五金 紧固件 弹簧 锁具 门锁 电动工具 五金工具|mold, mould, die and mould, hardware, fastener, spring manufacturing, lock, power tool, hand tool, tool
fluid|泵阀 阀门 水泵 泵业 流体 压缩机 管道 管材 管件 液压 气动 密封 真空 锅炉 粉体 散料|pump, valve, fluid, compressor, pipe, pipeline, pipe fitting, tube, hydraulic, pneumatic, sealing, vacuum, boiler, powder, bulk solid, flow control, filtration and separation, filter, filtration
construction_machinery|工程机械 建筑机械 建材机械 矿山机械 混凝土机械 起重机 挖掘机 高空作业|construction machinery, building machinery, building material machine, construction vehicle, construction equipment, crane, excavator, bauma, lifting equipment, aerial work platform, elevator
instruments|测试测量 仪器仪表 检测仪器 计量 质量检测 无损检测 传感器 试验机 科学仪器 分析仪器|test and measurement, measurement, metrology, instrumentation, measuring instrument, testing equipment, quality control, quality monitoring, non-destructive testing, ndt, sensor, scientific instrument, analytical instrument, testing technology, surveying, mapping, geoinformation
electronics|电子信息 信息技术 电子展 电子博览会 信博会 电博会 数字经济 数字技术|electronics, information technology, ict, digital economy, digital technology, electronic information, cebit, electronic device, ~high tech, ~hi tech, ~science and technology, high tech fair
components|计算机通信和其他电子设备制造业 电子元器件 元器件 电路板 线路板 印制电路 连接器 线束 电容 电感 继电器 线缆 电线电缆 微波 天线 电磁兼容|electronic component, circuit board, printed circuit, pcb, connector, wire harness, cable, wire, capacitor, microwave, antenna, emc, electromagnetic compatibility, electronic circuit, circuit, electronic assembly, smt, electronic production
semiconductors|半导体 集成电路 芯片 晶圆 封装测试 微电子 光刻|semiconductor, integrated circuit, chip, wafer, microelectronics, ic design, semicon
artificial_intelligence|人工智能 大模型 软件 大数据 云计算 机器学习 深度学习 算力 智能体 数据中心 网络安全 信息安全 区块链 元宇宙 信创 数字孪生|artificial intelligence, ai, software, big data, cloud computing, machine learning, data center, data centre, cyber security, cybersecurity, information security, blockchain, metaverse, cloud, fintech, ai technology, digital twin, artificial intelligent
communication|通信 通讯 物联网 5g 卫星应用 卫星导航 北斗 遥感 射频识别 广播电视 移动通信|communication, telecommunication, internet of things, iot, 5g, satellite, remote sensing, rfid, radio, broadcast, broadcasting, wireless, mobile communication, navigation, c4isr, command and control
optics|光电 光博会 激光 光学 光电子 光通信 红外 红外热成像|optoelectronic, optoelectronics, optics, optical, laser, photonics, infrared, thermal imaging, electro-optics, night vision
display_lighting|照明 显示 灯饰 灯具 led 触控 触摸屏 古镇灯饰|lighting, display, led, illumination, touch screen, touch display, lamp, stage light
consumer_electronics|消费电子 手机 数码 智能终端 可穿戴 智能穿戴 音响 耳机|consumer electronics, mobile phone, smart wearable, wearable, smart device, audio, headphone, smart terminal
security|安防 消防 智慧安防 视频监控 门禁 生物识别|security, fire protection, fire fighting, firefighting, surveillance, video surveillance, access control, biometrics, fire safety, homeland security
energy|能源 新能源 碳中和 碳达峰 双碳 清洁能源 可再生能源 节能|energy, new energy, renewable energy, clean energy, carbon neutrality, carbon peak, energy saving, energy-saving, digital energy
photovoltaics|光伏 太阳能 光储|photovoltaic, solar, pv, solar energy, solar power
batteries_storage|电池 储能 锂电 锂电池 充电桩 换电 充换电 充电设施 燃料电池|battery, energy storage, lithium, charging pile, charging station, charging facility, charging, swapping station, fuel cell, supercapacitor
wind_hydrogen_nuclear|风电 风能 海上风电 氢能 核电 核能 核工业 生物质|wind power, wind energy, wind, hydrogen, hydrogen energy, nuclear, nuclear power, nuclear energy, biomass, offshore wind
electric_power|电力 低压电器 高压电器 智能电网 电工 输配电 变压器 电网 电气|electric power, smart grid, power grid, power automation, transformer, transmission and distribution, electrical, electrical equipment, power equipment, electrical engineering, power industry, generator, power generation
environment|环保 水处理 水务 水利 固废 废气 大气治理 污水 环境监测 再生资源 资源循环 垃圾 环卫|environmental protection, environment, water treatment, water, waste, wastewater, eco-environment, ecological, recycling, recycled, sanitation, water conservancy, ie expo, purification, environmental, clean technology, cleantech, bag filter
oil_gas|石油 天然气 石化 油气 燃气 石油化工 海洋石油|oil and gas, petroleum, natural gas, petrochemical, gas equipment, oilfield, lng, gas
mining|矿业 煤炭 矿山 采矿 冶金 钢铁 有色金属 砂石|mining, coal, metallurgy, steel, nonferrous, aluminum, aluminium, copper, magnesium, metal world, metal industry
refrigeration|制冷 空调 暖通 供热 采暖 热泵 冷链 通风 舒适家居|refrigeration, air conditioning, air-conditioning, hvac, heating, ventilation, heat pump, cold chain, boiler heating, thermal energy, cryogenic, cooling, comfortable home
vehicles|交通 智能交通 交通运输 智慧出行|transportation, intelligent traffic, traffic, transport, mobility
cars|汽车 车展 智能驾驶 自动驾驶 智能座舱 新能源汽车 电动汽车 整车 房车 卡车 商用车 智能网联|auto, automobile, auto show, motor show, car, electric vehicle, new energy vehicle, rv, truck, commercial vehicle, autonomous driving, connected vehicle, heavy truck, smart car, bus, coach
car_parts|汽车零部件 汽配 汽车用品 汽车配件 轮胎 汽车后市场 汽车改装 汽车电子 汽保|auto part, car part, automotive part, automobile part, vehicle component, automotive component, auto accessory, car accessory, tire, tyre, aftermarket, automotive aftermarket, auto supply, car modification, automotive electronics, automotive manufacturing, vehicle part, motorcycle part, automotive testing, automotive, automechanika, tuning show, auto modification, auto customization, auto tuning, vehicle lighting
rail_aviation|轨道交通 铁路 地铁 高铁 航空 航天 航空航天 机场 通用航空 低空经济 无人机 飞行器 民航|rail transit, railway, metro, rail, aviation, aerospace, airport, air show, airshow, aircraft, drone, uav, unmanned aerial, unmanned aircraft, low altitude, low-altitude, low-altitude economy, evtol, space, helicopter, general aviation, satellite launch
ships_marine|船舶 海事 海洋 游艇 造船 海工 潜水 打捞|ship, shipbuilding, maritime, marine, yacht, boat, vessel, naval, diving, offshore engineering, ocean, marine equipment, submarine
two_wheelers|自行车 电动车 摩托车 两轮车 电动自行车|bicycle, motorcycle, e-bike, two-wheeler, electric bicycle, cycling, scooter, tricycle
logistics|物流 供应链博览会 仓储 货运 货代 运输装备 快递 港口|logistics, freight forwarding, freight, warehousing, material handling, courier, port and shipping, cargo, intralogistics, logistics and supply chain
defence|国防 军工 军民两用 军事 装备技术 兵器 武器 弹药|defence, defense, military, weapon, ammunition, munition, armament, armored vehicle, armoured vehicle, firearm, missile, army, air force, navy, dual-use, soldier, artillery, electronic warfare, ballistic protection, body armor
public_safety|警用 应急 应急救援 公共安全 防灾减灾 劳保 职业安全 安全生产 防护用品|police, emergency, rescue, public safety, disaster, occupational safety, occupational health, personal protective, law enforcement, counter terrorism, safety production, emergency response, first responder, public security, anti-terrorism
health|大健康 健康产业 健康博览会 卫生|health industry, health care, healthcare, global health, wellness, health expo, medical and health, wellbeing, well-being
medical_devices|医疗器械 医疗设备 医院 口腔 牙科 体外诊断 医用 影像 手术 医博会 医学影像 医疗|medical device, medical equipment, medical instrument, hospital, dental, in vitro diagnostic, in vitro diagnosis, invitro diagnosis, ivd, medical, cmef, medtec, medical technology, surgical, diagnosis, medical supply, dental medicine, laboratory medicine
pharmaceuticals|医药 化学制剂 药品 制药 原料药 药机 生物医药 药店 中药|pharmaceutical, pharma, pharmacy, drug, api, cphi, biopharmaceutical, active ingredient, medicine expo, precision medicine, medicines
traditional_medicine|中医 中医药 养生 艾灸 艾 中药材|traditional chinese medicine, tcm, moxa, moxibustion, chinese medicine, acupuncture
biotechnology|生物技术 器官芯片 实验室 生命科学 基因 合成生物 酶制剂 生物工程 细胞|biotechnology, laboratory, life science, gene, synthetic biology, enzyme, lab equipment, bioengineering, analytica, biotech, nanotechnology
elderly_care|养老 康复 老龄 银发 福祉 护理 助残|elderly care, elderly, rehabilitation, senior care, senior, silver economy, nursing, aging, homecare, assistive device, welfare
pets|宠物 水族 动物保健 兽药 兽医|pet, aquarium, veterinary, animal health, pet supply, cat, dog, equine, horse
food|食品农业 农食|food and agriculture, agri-food
food_drink|食品 饮料 糖酒 调味品 乳制品 烘焙 休闲食品 食材 火锅 咖啡 肉类 水产 海鲜 冷冻食品 冰淇淋 粮油 食品添加剂 食品配料 有机食品 预制菜 保健食品 营养|food, beverage, drink, sugar, condiment, dairy, bakery, baking, snack, ingredient, food ingredient, food additive, hotpot, coffee, meat, seafood, frozen food, ice cream, grain, edible oil, organic food, prepared dish, nutrition, sial, fruit, vegetable, starch, drinking water, vegetarian, aquatic product, shrimp, crab, egg, rice, fhc, fic, sweet, confectionery, healthy food, natural extract, seasoning, refrigerated food, chilled food, beverage industry
food_machinery|食品机械 食品加工 包装机械 食品包装 饮料机械 肉类加工|food processing, food machinery, food packaging, food equipment, packaging machinery, beverage machinery, baking equipment, propak, food technology, filling machine
catering_hotel|餐饮 酒店用品 酒店 厨房设备 连锁餐饮 团餐|catering, hotel, hospitality, restaurant, hotel supply, hotelex, hotel furniture, commercial kitchen, food service, foodservice
agriculture|农业 农机 农资 农药 化肥 肥料 种子 种业 畜牧 饲料 农产品 温室 林业 花卉 园艺 植保 渔业 水产养殖 猪业 家禽|agriculture, agricultural, agrochemical, fertilizer, seed, livestock, feed, agricultural machinery, agricultural material, farming, farm equipment, greenhouse, forestry, forest product, pesticide, swine, poultry, animal husbandry, fishery, fisheries, aquaculture, horticulture, plant protection, rural revitalization, agritech, irrigation, tractor
tea_wine|茶叶 茶博会 茶业 茶产业 茶 酒类 白酒 葡萄酒 酒业 酒博会 啤酒 名酒|tea, wine, liquor, spirit, alcohol, alcoholic, beer, baijiu, prowine, brewing, alcoholic drink, whisky, tea art, tea culture
building|家博会 家装 家居博览会 华夏家博 建筑 建博会 智慧城市 城市建设 绿色建筑 装配式|home expo, home furnishing expo, huaxia home, home improvement, ~architecture, green building, smart city, urban construction, ~construction, ~building, home decoration, villa facility, urban development, infrastructure, home renovation, civil engineering, antuan home, century home, prefabricated, design week, fashion home
building_materials|建材 建筑装饰 装饰材料 门窗 幕墙 陶瓷 石材 地板 防水 涂装 屋面 玻璃 保温 卫浴瓷砖 全屋定制|building material, decorative material, decoration material, door, window, curtain wall, ceramic, ceramics, stone, marble, flooring, waterproof, roofing, glass, insulation, tile, wall material, customization, cement, concrete, timber structure, wood product
furniture|家具 家居 木工 木工机械 办公家具 软装 床垫 家居用品 全屋|furniture, woodworking, home furnishing, household furniture, mattress, office furniture, soft decoration, interior design, furnishing, ciff
kitchen_bath|厨卫 厨房 卫浴 洁具 整体厨房 厨具|kitchen, bathroom, sanitary ware, bath, kitchenware, kitchen and bath
smart_home|智能家居 家电 智慧家庭 家用电器 小家电 电器|smart home, home appliance, household appliance, appliance, household electrical, awe, electrical appliance
real_estate|房地产 物业 物业管理 房产 地产 不动产 楼宇|real estate, property, property management, facility management, housing, house fair, overseas property, real-estate
cleaning|清洁 洗涤 保洁 洗衣 清洗|cleaning, laundry, clean expo, washing, disinfection, texcare, leather care
landscape|园林 景观 绿化 园博会 市政园林|landscape, garden, gardening, landscaping, flower, floriculture, greening
consumer|日用百货 消费品 小商品 日用品 百货 快消品 家庭用品 年货 博览会暨采购|consumer goods, daily use article, daily necessity, commodity, household goods, household product, general merchandise, home product, houseware, spring festival, shopping festival, houseware product, famous product, festival goods, consumer product
gifts|礼品 工艺品 文创 文化创意 伴手礼 收藏 香文化 佛事 艺术品|gift, craft, handicraft, souvenir, cultural and creative, collectible, incense, buddhist, antique, agarwood, festival decoration, cultural creative, christmas, gift and premium, fine art, art fair, art expo, contemporary art, mega show, decorative painting, picture frame
toys_baby|玩具 潮玩 孕婴童 母婴 童车 婴童 幼教 模型 手办 授权|toy, baby, maternity, children's product, infant, child product, mother and baby, trendy toy, licensing, figure and model, kid, kids, doll, cbme, stroller, adult product
beauty|美容 美博会 化妆品 美发 日化 个护 美妆 护肤 香精香料 香料 美业 洗护|beauty, cosmetic, cosmetics, hairdressing, hair, skincare, skin care, personal care, daily chemical, fragrance, perfume, makeup, nail, medical aesthetics, aromatic, fashion hair, cleanser, detergent, shampoo
sports_outdoor|体育 户外 健身 运动 露营 渔具 钓具 冰雪 滑雪 台球 高尔夫 马术 泳池|sport, outdoor, fitness, camping, fishing tackle, winter sport, ski, billiards, golf, swimming, swimming pool, sporting goods, ispo, gym, hunting, marathon, angling, esports sport
jewellery|珠宝 首饰 黄金 玉石 钟表 翡翠 宝石 眼镜|jewelry, jewellery, gem, gemstone, gold, jade, watch, watch and clock, clock, eyewear, diamond, pearl, optical fair, spectacles, fashion jewellery, fashion jewelry
stationery|文具 办公用品 办公设备 打印耗材 办公|stationery, office supply, office equipment, office, consumables, printer, printing consumable, art material, paperworld
household_paper|生活用纸 纸业 卫生用品 纸品|household paper, hygiene product, tissue paper, paper industry, pulp, paper, nonwoven, diaper
textiles|纺织 纺织品 家纺 纺织服装|textile, home textile, technical textile, textile and apparel, household textile, curtain
fabrics|面料 纱线 辅料 针织 化纤 非织造 无纺布 袜业|fabric, yarn, knitting, accessory fabric, nonwovens, hosiery, sock, lace, fiber, fibre, technical fabric, yarn expo, trimming
clothing|服装 服饰 时装 内衣 童装 婚纱 制服 校服 服博会 成衣|clothing, apparel, garment, fashion, underwear, lingerie, uniform, children's wear, bridal, wedding dress, swimwear, chic, hat, school uniform
shoes_leather|鞋 皮革 箱包 鞋业 鞋材 鞋机 皮具 裘皮|shoe, leather, footwear, bag, luggage, leather goods, handbag, shoe material, shoe machine, fur
textile_machinery|纺织机械 缝制设备 缝纫 纺机 印花 染整|textile machinery, sewing, sewing machine, weaving, dyeing, digital textile printing, garment machinery, knitting machinery, itma
materials|新材料产业 材料展 材料工业|materials industry, raw material, advanced material expo
chemicals|化工 化学 精细化工 煤化工 磷化工 化工装备 润滑油 表面活性剂|chemical, chemistry, fine chemical, chemical industry, coal chemical, lubricant, surfactant, chemical engineering, icif, phosphate, compound fertilizer chemical, additive, crystallization, evaporation
coatings|涂料 油墨 胶粘剂 胶粘带 粘合剂 密封胶 颜料 染料 涂层|coating, paint, ink, adhesive, sealant, pigment, dye, adhesive tape, tape, varnish, tape and film, film and tape
new_materials|新材料 复合材料 碳纤维 纳米 石墨烯 粉末冶金 先进陶瓷 阻燃 功能材料 磁性材料|new material, composite, composite material, carbon fiber, nano, graphene, powder metallurgy, advanced ceramics, advanced ceramic, advanced material, functional material, flame-retardant, flame retardant, magnetic material, high-performance material, foil, functional film, precision ceramics
packaging_printing|包装 印刷 标签 瓦楞 彩盒 包装制品 丝网印刷 数字印刷|packaging, printing, label, corrugated, carton, print, package, all in print, color box, box packaging, digital printing, plant fiber molding, screen printing
tourism|旅游 文旅 旅行 景区 旅博会 乡村旅游 房车露营|tourism, travel, holiday, scenic spot, cultural tourism, tour, attraction
amusement|游乐 主题公园 电玩 娱乐设备 影院|amusement, theme park, arcade, entertainment equipment, amusement equipment, attraction equipment, play equipment
education|教育 留学 教育装备 培训 幼儿园 教学 高等教育 科普|education, study abroad, educational equipment, school, training, campus, kindergarten, university, overseas study, immigration, educational, worlddidac, children's quality education, teaching, higher education
culture_games|~文化 动漫 游戏 影视 电竞 乐器 图书 出版 书展 非遗 文博 文博会 博物馆 数字娱乐 音乐|~culture, ~cultural, animation, comic, game, gaming, film, book, publishing, music, musical instrument, museum, intangible heritage, esport, book fair, cultural industry, digital entertainment, movie, tv, digital interactive entertainment, chinajoy
wedding_photo|婚庆 婚博会 摄影 影楼 影像器材 婚纱摄影|wedding, photography, portrait photo, imaging, photo, wedding expo, camera, celebration props
advertising|广告 标识 会展 会展服务 喷绘 展示道具 广告设备|advertising, sign, signage, exhibition industry, event technology, stage equipment, prolight, advertisement, event industry, audio visual, pro audio, professional lighting and sound
trade_services|跨境电商 电商 电子商务 进出口 外贸 直播 私域 微商 供应链金融 采购交易会 进口博览会 服务贸易 选品|cross-border e-commerce, cross border e-commerce, e-commerce, ecommerce, import expo, import and export, live-stream, live stream, private domain, social commerce, sourcing, trade in services, import export, cross-border, online retail, import fair, micro business, procurement fair, influencer, live streaming
franchise|加盟 连锁 零售 特许 便利店 自动售货 智慧零售 创业投资 商业地产|franchise, chain store, franchise chain, retail, convenience store, vending, vending machine, self-service, unmanned retail, entrepreneurship, chain franchise, modern retail, entrepreneur
general_trade|广交会 进出口商品交易会 中小企业 综合展 商品交易会|canton fair, import and export fair, small and medium enterprise, small and medium sized, sme, foreign trade
finance|金融 银行 保险 投资 理财 财富|finance, financial, bank, banking, insurance, wealth, investment, payment
`

export type TopicWords = {
  topic: string | null
  /** What the topic is a part of, beside the group that the dictionary has it in. */
  within: string | null
  words: readonly string[]
  vague: readonly string[]
}

/** Every topic with its words; null: words that are to be passed over. */
export function topicWords(): TopicWords[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [named = '', chinese = '', english = ''] = line.split('|')
      const [topic = '', within = null] = named.split('>')
      const all = [...chinese.split(' '), ...english.split(', ')]
      return {
        topic: topic === '-' ? null : topic,
        within,
        words: all.filter((word) => !word.startsWith('~')),
        vague: all.filter((word) => word.startsWith('~')).map((word) => word.slice(1)),
      }
    })
}
