/**
 * Fairs by the names people say: Chinese name|English names|short names|abbreviations|codes of the cities (GB/T 2260) or
 * countries (ISO 3166) it is held in, where that tells it from others; `;` between several of a kind. An abbreviation joins
 * a fair when it stands as a word or in brackets in its name; one that others bear too carries words of which the name must
 * have one: `CIBE:beauty,cosmetics`. Public facts: the names are those the organisers of each fair use themselves.
 */
export const knownFairLines = `
中国进出口商品交易会|Canton Fair;China Import and Export Fair|广交会;广州交易会|Canton Fair|440100
中国国际进口博览会|China International Import Expo|进博会|CIIE|310000
中国国际工业博览会|China International Industry Fair|工博会;上海工博会|CIIF|310000
中国国际工业博览会机器人展|China International Industry Fair (Robot Show);Robotics Show at CIIF|工博会机器人展;上海机器人展|RS CIIF|310000
中国国际工业博览会工业自动化展|China International Industrial Automation Show;Industrial Automation Show at CIIF|工博会自动化展;IAS|IAS CIIF|310000
中国国际工业博览会数控机床与金属加工展|China Metalworking and CNC Machine Tool Expo;China Metalworking and CNC Machine Too Expo;Metalworking and CNC Machine Tool Show|工博会机床展|MWCS|310000
中国国际服务贸易交易会|China International Fair for Trade in Services|服贸会|CIFTIS|110000
中国国际消费品博览会|China International Consumer Products Expo|消博会|CICPE|460000
中国国际高新技术成果交易会|China Hi-Tech Fair;China International High-Tech Fair;China High-Tech Fair|高交会|CHTF|440300
中国国际中小企业博览会|China International Small and Medium Enterprises Fair;China International Small and Medium Enterprises Expo;China International SME Fair|中博会|CISMEF|440100
中国国际投资贸易洽谈会|China International Fair for Investment and Trade|投洽会;厦洽会|CIFIT|350200
中国—东盟博览会|China-ASEAN Expo|东博会|CAEXPO|450100
中国国际航空航天博览会|China International Aviation and Aerospace Exhibition;Airshow China|中国航展;珠海航展;航展|Airshow China|440400
中国国际工程机械、建材机械、矿山机械、工程车辆及设备博览会|bauma CHINA;China International Construction Machinery, Building Material Machines, Construction Vehicles, and Equipment Expo|宝马展;上海宝马展;上海宝马工程机械展|bauma CHINA|310000
上海国际汽车零配件、维修检测诊断设备及服务用品展览会|Automechanika Shanghai;Shanghai Automechanika|法兰克福汽配展;上海法兰克福汽配展;汽配展|Automechanika|310000
中国国际数码互动娱乐展览会|China Digital Entertainment Expo and Conference;China Digital Interactive Entertainment Expo and Conference|ChinaJoy;CJ|ChinaJoy|310000
世界人工智能大会|World Artificial Intelligence Conference|WAIC;人工智能大会|WAIC|310000
世界机器人大会|World Robot Conference;World Robot Conference and Expo|机器人大会;WRC|WRC:robot|110000
中国国际海事技术学术会议和展览会|Marintec China|上海海事展;中国海事展|Marintec|310000
中国国际塑料橡胶工业展览会|CHINAPLAS;Chinaplas International Exhibition on Plastics and Rubber Industries|国际橡塑展;橡塑展;雅式橡塑展|CHINAPLAS|
中国国际机床展览会|China International Machine Tool Show|北京机床展|CIMT:machine tool|110000
中国数控机床展览会|China CNC Machine Tool Fair|上海机床展|CCMT:machine tool|310000
中国国际纺织机械展览会暨ITMA亚洲展览会|ITMA ASIA + CITME;China International Textile Machinery Expo;China International Textile Machinery Exhibition and ITMA Asia|国际纺机展;纺机展|ITMA|310000
中国国际纺织面料及辅料博览会|Intertextile Shanghai Apparel Fabrics;China International Trade Fair for Apparel Fabrics and Accessories;Shanghai Apparel Fabrics|面辅料展;上海面料展;中国国际面料展|Intertextile:apparel,fabric|310000
中国国际家用纺织品及辅料博览会|Intertextile Shanghai Home Textiles;China International Trade Fair for Home Textiles and Accessories;China International Home Textiles and Accessories Expo|家纺展;上海家纺展|Intertextile:home textile|310000
中国国际纺织纱线展览会|Yarn Expo;China International Textile Yarn Expo;China International Trade Fair for Fibres and Yarns|纱线展||310000
中国国际服装服饰博览会|CHIC;China International Fashion Fair|服装服饰展;CHIC服博会|CHIC:fashion|310000
中国国际针织博览会|PH Value;China International Knitting Expo;China International Knitting Trade Fair|针织展||310000
中国国际产业用纺织品及非织造布展览会|Cinte Techtextil China;Shanghai International Technical Textiles and Nonwovens Expo;China International Trade Fair for Technical Textiles and Nonwovens|产业用纺织品展|Cinte|310000
中国国际家具展览会|Furniture China;China International Furniture Expo;Furniture China Expo|上海家具展;浦东家具展||310000
中国国际家具博览会|CIFF;China International Furniture Fair|中国家博会;广州家博会;家博会|CIFF:furniture|310000;440100
中国（深圳）国际光电博览会|China International Optoelectronic Exposition;China International Optoelectronic Expo;Shenzhen International Optoelectronic Expo|光博会;深圳光博会|CIOE|440300
深圳国际电子展|ELEXCON;Shenzhen International Electronics Expo|深圳电子展|ELEXCON|440300
中国电子展|China Electronics Fair|CEF|CEF:electronics|310000;440300;510100
慕尼黑上海电子展|electronica China|上海慕尼黑电子展;慕展|electronica China|310000
慕尼黑上海电子生产设备展|productronica China|上海慕尼黑电子生产设备展|productronica China|310000
慕尼黑上海分析生化展|analytica China;Analytica China and labtech China Congress|上海慕尼黑分析生化展;分析生化展|analytica China|310000
慕尼黑上海光博会|LASER World of PHOTONICS CHINA|上海慕尼黑激光展|LASER World of PHOTONICS|310000
上海国际半导体展览会|SEMICON China|上海半导体展|SEMICON China|310000
中国国际半导体博览会|IC CHINA;China International Semiconductor Expo|中国半导体博览会|IC CHINA|110000
半导体设备与核心部件及材料展|China Semiconductor Equipment, Core Components and Materials Expo;China Semiconductor Equipment and Core Components Show|半导体设备年会;无锡半导体展|CSEAC|320200
国际集成电路创新博览会|IICIE International Integrated Circuit Innovation Expo|集创展|IICIE|440300
湾区半导体产业生态博览会|SEMiBAY;Shenzhen Semiconductor Industry Ecosystem Expo;Bay Area Semiconductor Industry Ecosystem Expo|湾芯展|SEMIBAY|440300
国际物联网展|IOTE;Shenzhen International Internet of Things Expo|物联网展;IOTE物联网展|IOTE|
国际电子电路（深圳）展览会|HKPCA Show;Shenzhen International Electronic Circuits Expo;International Electronic Circuits Exhibition (Shenzhen)|深圳线路板展;HKPCA|HKPCA|440300
深圳国际全触与显示展|C-TOUCH and DISPLAY SHENZHEN;Shenzhen International Touch and Display Expo|全触展;深圳全触展|C-TOUCH|440300
中国国际汽车商品交易会|CIAPE;China International Auto Products Expo|中汽交易会||
北京国际汽车展览会|Auto China;Beijing International Automotive Exhibition|北京车展|Auto China|110000
上海国际汽车工业展览会|Auto Shanghai;Shanghai International Automobile Industry Exhibition|上海车展|Auto Shanghai|310000
广州国际汽车展览会|Auto Guangzhou;Guangzhou International Automobile Exhibition;Guangzhou International Automobile Expo|广州车展|Auto Guangzhou|440100
成都国际汽车展览会|Chengdu Motor Show;Chengdu International Automobile Exhibition|成都车展|Chengdu Motor Show|510100
武汉国际汽车展览会|Wuhan Motor Show;Wuhan International Automobile Expo|武汉车展|WHMS|420100
中国国际医疗器械博览会|CMEF;China International Medical Equipment Fair|医博会;国药励展医疗器械展|CMEF|
国际医疗器械设计与制造技术展览会|Medtec China;China Medtec Shanghai Medical Device Design and Manufacturing Technology Expo|Medtec展|Medtec|310000
世界制药原料中国展|CPHI China;CPhI and PMEC China|制药原料展|CPHI China|310000
中国国际医药原料药中间体包装设备交易会|API China;China International API, Intermediate, Packaging, and Equipment Fair|原料药会;API展|API China|
全国药品交易会|PharmChina;China Pharmaceuticals, Health Products and Related Technology, Service Trade Fair|药交会|PharmChina|
中国国际口腔器材展览会暨学术研讨会|DenTech China|上海口腔展|DenTech|310000
华南国际口腔展|Dental South China|广州口腔展|Dental South China|440100
中国国际养老服务业博览会|China International Senior Services Expo|老博会|CISSE|110000
上海国际养老、辅具及康复医疗博览会|AID Shanghai;China AID|上海养老展;老博会|China AID|310000
德国杜塞尔多夫国际康复及护理展（中国）|REHACARE CHINA|康复展|REHACARE CHINA|
全国糖酒商品交易会|China Food and Drinks Fair|糖酒会;全国糖酒会;春糖;秋糖|CFDF|
中国国际食品和饮料展览会|SIAL China;SIAL in China|中食展;西雅国际食品展|SIAL China|310000
中国国际渔业博览会|China Fisheries and Seafood Expo;China Fisheries & Seafood Expo|渔博会;青岛渔博会|CFSE|370200
上海国际酒店及商业空间博览会|Hotel and Shop Plus|酒店工程展|Hotel & Shop Plus|310000
上海国际酒店及餐饮业博览会|HOTELEX Shanghai;Shanghai International Hospitality Equipment and Foodservice Expo|上海酒店用品展;HOTELEX上海展||310000
中国国际食品添加剂和配料展览会|Food Ingredients China|食品添加剂展|FIC Food|310000
中国国际天然提取物和健康食品配料展|FIC Health Expo;China International Natural Extracts and Health Ingredients Expo;Food Ingredients China Health|FIC健康展;FIC秋季展|FIC Health|
中国国际肉类工业展览会|China International Meat Industry Exhibition;China International Meat Industry Expo|肉类展|CIMIE:meat|
中国国际焙烤秋季展览会|China International Bakery Autumn Expo and China Home Baking Show|秋季焙烤展||
中国冰淇淋及冷冻食品产业博览会|China Ice Cream and Frozen Food Industry Expo;China Ice Expo|冰淇淋展|China Ice:ice cream|120000
国际葡萄酒与烈酒贸易展览会（上海）|ProWine Shanghai;ProWine Shanghai International Wine and Spirits Trade Fair|上海葡萄酒展|ProWine Shanghai|310000
广州国际名酒展|Interwine;Guangzhou International Wine Expo|科通名酒展;科通酒展|Interwine|440100
FHC上海环球食品展|FHC;Shanghai Global Food Trade Show;FHC Shanghai Global Food Trade Show|环球食品展;FHC环球食品展|FHC:food|310000
亚洲宠物展览会|Pet Fair Asia;Shanghai Pet Expo|亚宠展;上海宠物展|Pet Fair Asia|310000
中国国际宠物水族展览会|China International Pet Show;China International Pet and Aquarium Exhibition|长城宠物展|CIPS:pet|440100
中国国际广播电视信息网络展览会|CCBN;Content and Communications Broadcasting Network Expo|CCBN展|CCBN|110000
北京国际广播电影电视展览会|BIRTV;Beijing International Radio, TV and Film Expo;Beijing International Radio, TV and Film Exhibition|广电展|BIRTV|110000
中国国际信息通信展览会|PT Expo China;China International Information and Communications Expo;China International Information and Communication Exhibition|信息通信展;通信展|PT Expo|110000
中国国际社会公共安全产品博览会|Security China;China International Public Safety and Security Products Expo|安博会;北京安博会|Security China|110000
中国国际公共安全博览会|China Public Security Expo|深圳安博会;CPSE安博会|CPSE|440300
中国国际石油石化技术装备展览会|cippe;China International Petroleum and Petrochemical Technology and Equipment Exhibition|石油展;振威石油展|cippe:petro|110000
成都国际石油石化技术装备展览会|Chengdu International Petroleum and Petrochemical Technology and Equipment Expo;Chengdu International Petroleum and Petrochemical Technology and Equipment Expo (cippe)|成都石油展||510100
国际太阳能光伏与智慧能源大会暨展览会|SNEC;SNEC PV Power Expo;International Photovoltaic Power Generation and Smart Energy Conference and Exhibition|SNEC光伏展;上海光伏展|SNEC|310000
EESA储能展|EESA Energy Storage Expo;China International Energy Storage Industry Expo|EESA储能展;储能展|EESA|310000
世界太阳能光伏暨储能产业博览会|Guangzhou Solar PV and Energy Storage World Expo;Solar PV and Energy Storage World Expo|广州光伏展||440100
北京国际风能大会暨展览会|China Wind Power;China Wind Power Expo and Conference|风能展;北京风能展|CWP:wind|110000
中国国际电池技术交流会|CIBF;China International Battery Fair|电池展;国际电池展|CIBF|
中国环博会|IE expo China|环博会;上海环博会|IE expo China|310000
中国环博会成都展|IE expo Chengdu;Chengdu IE Expo|成都环博会||510100
上海国际水展|AQUATECH CHINA;Asia Water Technology Expo|荷瑞水展;上海水展|AQUATECH CHINA|310000
中国制冷展|China Refrigeration;China Refrigeration Expo|制冷展;国际制冷展|CRH:refrigeration|
中国（上海）国际供热通风空调、城建设备与技术展览会|ISH China and CIHE|供热展|ISH China|
亚洲国际动力传动与控制技术展览会|PTC ASIA;Shanghai International Power Transmission and Control Technology Expo|动力传动展;PTC展|PTC ASIA|310000
亚洲国际物流技术与运输系统展览会|CeMAT ASIA;Shanghai Logistics Technology and Transportation Systems Expo|物流展;CeMAT亚洲物流展|CeMAT|310000
中国国际压缩机及设备展览会|ComVac ASIA;Shanghai International Compressor and Equipment Expo|压缩机展|ComVac|310000
中国国际五金展|China International Hardware Show|科隆五金展;上海五金展|CIHS:hardware|310000
中国国际锁具安防产品展|China International Locks and Security Doors Expo;China International Lock and Security Door Industry Exhibition|锁具展|CILS:lock|310000
中国国际紧固件展|Fastener Expo Shanghai|上海紧固件展|Fastener Expo Shanghai|310000
中国国际线缆及线材展览会|wire China;All China - International Wire and Cable Industry Trade Fair;China International Wire and Cable Industry Expo|线缆展;上海线缆展|wire China|310000
上海国际冶金工业展览会|Metal China|冶金展|Metal China|
中国国际涂料、油墨及粘合剂展览会|CHINACOAT;China International Coatings and Surface Finishing Expo|涂料展;中国涂料展|CHINACOAT|
中国国际橡胶技术展览会|RubberTech China;China International Rubber Technology Expo;China International Exhibition on Rubber Technology|橡胶展;橡胶技术展|RubberTech|310000
中国国际复合材料工业技术展览会|China Composites Expo;Shanghai International Composite Materials Industry Technology Expo;China International Composites Expo|复材展;复合材料展|CCE:composite|310000
中国国际聚氨酯展览会|PU China;China International Polyurethane Expo;China International Polyurethane Exhibition|聚氨酯展|PU China|
中国国际胶粘剂及密封剂展览会|CHINA ADHESIVE;China Adhesives and Sealants Expo;China International Adhesives and Sealants Exhibition|胶粘剂展||310000
中国国际胶粘带、保护膜及光学膜展览会|APFE;China International Adhesive Tape and Film Expo|胶带与薄膜展|APFE|310000
深圳国际薄膜与胶带展|FILM and TAPE EXPO;Shenzhen International Film and Tape Expo|薄膜与胶带展;深圳薄膜展||440300
中国塑料博览会|China Plastics Expo|塑博会;余姚塑博会||330281
中国国际全印展|All in Print China;China International All Printing Technology and Equipment Expo|全印展|All in Print|310000
亚洲标签印刷展|LabelExpo Asia;Labelexpo Asia|标签展|Labelexpo|310000
中国国际瓦楞展|SinoCorrugated|瓦楞展|SinoCorrugated|
中国国际包装展|swop;Shanghai World of Packaging;Shanghai Packaging World Expo|上海国际包装展;swop包装世界|swop|310000
上海国际广告技术设备展览会|APPPEXPO;Shanghai International Ad and Sign Expo|上海广告展;广印展|APPPEXPO|310000
中国国际玩具及教育设备展览会|China Toy Expo;China Toys Expo (CTE) and Educational Equipment Expo;China Toy Expo and Educational Equipment Expo|玩具展;上海玩具展;CTE中国玩具展|CTE:toy|310000
中国国际品牌授权展览会|China Licensing Expo;CLE China Licensing Expo|授权展|CLE:licensing|310000
中国国际婴童用品展览会|China Kids Expo|婴童展;CKE中国婴童展|CKE:kid,baby|310000
中国（上海）国际乐器展览会|Music China;China Musical Instruments Expo|上海乐器展;乐器展|Music China|310000
中国国际文具及办公用品展览会|Paperworld China|法兰克福文具展;上海文具展|Paperworld China|310000
亚洲运动用品与时尚展|ISPO Beijing;Beijing Asia Sports and Fashion Expo|ISPO北京|ISPO Beijing|110000
亚洲（夏季）运动用品与时尚展|ISPO Shanghai|ISPO上海|ISPO Shanghai|310000
中国国际体育用品博览会|China Sport Show|体博会|China Sport Show|
中国国际自行车展览会|China Cycle|上海自行车展;自行车展|China Cycle|310000
中国国际摩托车博览会|CIMAMotor;China International Motorcycle Exhibition;China International Motorcycle Trade Exhibition|摩博会;重庆摩博会|CIMAMotor|500000
中国（广州）国际美博会|CIBE Guangzhou|美博会;广州美博会;大美博|CIBE:beauty,cosmetic|440100
深圳国际美博会|CIBE Shenzhen|美博会;深圳美博会|CIBE:beauty,cosmetic|440300
北京国际美博会|CIBE Beijing|美博会;北京美博会|CIBE:beauty,cosmetic|110000
中国美容博览会（上海）|China Beauty Expo|上海美博会;CBE|China Beauty Expo|310000
中国国际珠宝展|China International Jewellery Fair;China International Jewelry Fair;China International Jewelry Expo|北京珠宝展||110000
深圳国际珠宝展览会|Shenzhen International Jewellery Fair;Shenzhen International Jewelry Fair|深圳珠宝展||440300
中国（北京）国际眼镜业展览会|China International Optics Fair;Beijing International Optics Fair|北京眼镜展|CIOF:optic|110000
中国国际皮革展|All China Leather Exhibition;Shanghai International Leather Expo|皮革展;ACLE|ACLE|310000
中国国际农业机械展览会|China International Agricultural Machinery Exhibition;China International Agricultural Machinery Expo|农机展;国际农机展|CIAME|
中国国际种业博览会|China Seed Congress|种业大会||
中国国际矿业大会|China Mining;China International Mining Conference and Expo;China Mining Conference and Exhibition|矿业大会||120000
中国国际智能交通展览会|ITS China|智能交通展||
中国国际轨道交通展览会|Rail+Metro China;Rail and Metro China|轨道交通展|Rail+Metro|310000
上海国际先进轨道交通技术展览会|Shanghai International Advanced Rail Transit Technology Expo|上海轨道交通展|ARTS:rail|310000
中国国际城市轨道交通展览会暨高峰论坛|MetroTrans;China International Metro Transit Expo and Forum|地铁展;MetroTrans|MetroTrans|
中国国际道路运输、城市公交、旅游客运车辆及零部件展览会|CIB EXPO;Shanghai International Bus Expo|客车展|CIB EXPO|310000
中国国际口腔设备材料展览会暨技术交流会|Sino-Dental|北京口腔展|Sino-Dental|110000
中国国际门窗幕墙博览会|FENESTRATION BAU China;China International Doors, Windows and Curtain Walls Expo|门窗幕墙展;FBC|FENESTRATION BAU|
中国国际屋面和建筑防水技术展览会|China Roofing and Waterproofing Expo;China International Roofing and Building Waterproof Technology Expo|防水展||110000
亚洲混凝土世界博览会|World of Concrete Asia|混凝土展|WOCA:concrete|310000
中国国际建筑贸易博览会|CBD Fair|中国建博会;建博会|CBD Fair|
中国国际厨房、卫浴设施展览会|Kitchen and Bath China|上海厨卫展;厨卫展|KBC:kitchen|310000
广州国际照明展览会|Guangzhou International Lighting Exhibition|光亚展;广州光亚展|GILE:lighting|440100
广州设计周|Guangzhou Design Week|设计周|Guangzhou Design Week|440100
古镇灯饰博览会|Guzhen International Lighting Fair;Guzhen Lighting Fair|古镇灯博会;灯博会||442000
永康中国五金博览会|Yongkang China Hardware Fair;China Hardware Fair Yongkang|永康五博会;五金博览会||330784
中国义乌国际小商品（标准）博览会|Yiwu International Commodities Fair;China Yiwu International Commodities Fair|义博会;小商品博览会|Yiwu Fair|330782
中国义乌进口商品博览会|China Yiwu Imported Commodities Fair|义乌进口展||330782
中国义乌文化和旅游产品交易博览会|China Yiwu Cultural and Tourism Products Trade Fair|义乌文交会||330782
中国（深圳）国际文化产业博览交易会|China (Shenzhen) International Cultural Industries Fair;China International Cultural Industries Fair|文博会;深圳文博会|ICIF|440300
中国（深圳）跨境电商展览会|CCBEC;Shenzhen Cross-Border E-commerce Expo;China (Shenzhen) Cross-Border E-Commerce Fair|深圳跨境电商展|CCBEC|440300
深圳国际跨境电商贸易博览会|ICBE;Shenzhen International Cross-border E-commerce Expo|ICBE跨交会;跨交会|ICBE:e-commerce|440300
中国（深圳）国际礼品及家居用品展览会|Shenzhen International Gifts and Home Products Expo;China (Shenzhen) International Gifts and Home Products Fair|深圳礼品展;励展礼品展||440300
广州锦汉家居用品及礼品展览会|Jinhan Fair;Guangzhou Jinhan Home and Gift Fair;Jinhan Fair for Home and Gifts|锦汉展|Jinhan|440100
中国国际集成家电及消费电子博览会|AWE;Appliance and Electronics World Expo|中国家电及消费电子博览会;家电展|AWE:appliance|310000
上海国际童书展|China Shanghai International Children's Book Fair;Shanghai International Children's Book Fair|童书展|CCBF|310000
ART021上海廿一当代艺术博览会|ART021 Shanghai Contemporary Art Fair|ART021|ART021|310000
西岸艺术与设计博览会|West Bund Art and Design|西岸艺博会||310000
亚洲洗染展览会与中国洗涤展|Texcare Asia and China Laundry Expo|洗涤展|TXCA|310000
香港书展|Hong Kong Book Fair|||810000
香港秋季电子产品展|Hong Kong Electronics Fair (Autumn)|香港秋电展;香港电子展||810000
香港春季电子产品展|Hong Kong Electronics Fair (Spring)|香港春电展||810000
香港珠宝首饰展览会|Jewellery and Gem WORLD Hong Kong;Jewellery and Gem World|香港九月珠宝展||810000
香港动漫电玩节|Ani-Com and Games Hong Kong;Hong Kong Animation Comic Game|香港动漫节|ACGHK|810000
香港国际秋季灯饰展|Hong Kong International Lighting Fair (Autumn)|香港秋灯展||810000
香港国际眼镜展|Hong Kong Optical Fair;Hong Kong International Optical Fair|香港眼镜展||810000
香港国际文具及学习用品展|Hong Kong International Stationery and School Supplies Fair|香港文具展||810000
典亚艺博|Fine Art Asia|||810000
中国国际软件博览会|China International Software Expo|软博会|CISE:software|
中国国际测量控制与仪器仪表展览会|MICONEX;China International Measurement, Control and Instrumentation Expo;China International Measurement, Control and Instrumentation Exhibition|多国仪器仪表展|MICONEX|
中国国际纳米技术产业博览会|CHInano;China International Nanotechnology Industry Expo|纳博会|CHInano|320500
世界新能源汽车大会|World New Energy Vehicle Conference|WNEVC|WNEVC|
中国汽车工程学会年会暨展览会|SAECCE;China Society of Automotive Engineers Conference and Expo|汽车工程学会年会|SAECCE|
汉诺威工业博览会|Hannover Messe|汉诺威工博会|Hannover Messe|DE
德国国际工程机械、建材机械、矿山机械博览会|bauma Munich|慕尼黑宝马展|bauma Munich|DE
国际消费电子展|CES Las Vegas;International Consumer Electronics Show|美国CES;拉斯维加斯电子展|CES Las Vegas|US
世界移动通信大会|MWC Barcelona;Mobile World Congress Barcelona|MWC;巴展|MWC Barcelona|ES
世界移动通信大会（上海）|MWC Shanghai;Mobile World Congress Shanghai|MWC上海|MWC Shanghai|310000
杜塞尔多夫国际医院及医疗设备展|MEDICA;MEDICA Düsseldorf|德国医疗展|MEDICA|DE
德国国际塑料及橡胶博览会|K Fair Düsseldorf|K展|K Fair|DE
法兰克福国际消费品展|Ambiente Frankfurt|法兰克福春季消费品展|Ambiente|DE
科隆国际食品展|Anuga|科隆食品展|Anuga|DE
柏林国际消费电子展|IFA Berlin|柏林IFA|IFA Berlin|DE
欧洲机床展|EMO Hannover|EMO机床展|EMO Hannover|
米兰国际家具展|Salone del Mobile Milano;Salone del Mobile|米兰家具展|Salone del Mobile|IT
巴黎国际食品展|SIAL Paris|法国食品展|SIAL Paris|FR
迪拜五大行业展|Big 5 Global;The Big 5 Dubai|五大行业展|Big 5|AE
迪拜信息技术展|GITEX Global|GITEX|GITEX|AE
`
