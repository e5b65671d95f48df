/** GB/T 4754-2017, sections and divisions: code|name|English name. A division stands under the section before it. */
export const industryLines = `
A|农、林、牧、渔业|Agriculture, forestry, animal husbandry and fishery
01|农业|Agriculture
02|林业|Forestry
03|畜牧业|Animal husbandry
04|渔业|Fishery
05|农、林、牧、渔专业及辅助性活动|Services to agriculture
B|采矿业|Mining
06|煤炭开采和洗选业|Coal mining and washing
07|石油和天然气开采业|Oil and gas extraction
08|黑色金属矿采选业|Ferrous metal mining
09|有色金属矿采选业|Non-ferrous metal mining
10|非金属矿采选业|Non-metal mining
11|开采专业及辅助性活动|Services to mining
12|其他采矿业|Other mining
C|制造业|Manufacturing
13|农副食品加工业|Processing of farm products
14|食品制造业|Food manufacturing
15|酒、饮料和精制茶制造业|Alcohol, drinks and refined tea
16|烟草制品业|Tobacco
17|纺织业|Textiles
18|纺织服装、服饰业|Clothing and accessories
19|皮革、毛皮、羽毛及其制品和制鞋业|Leather, fur, feathers and shoes
20|木材加工和木、竹、藤、棕、草制品业|Wood, bamboo, rattan and straw goods
21|家具制造业|Furniture
22|造纸和纸制品业|Paper
23|印刷和记录媒介复制业|Printing and reproduction
24|文教、工美、体育和娱乐用品制造业|Stationery, crafts, sports and entertainment goods
25|石油、煤炭及其他燃料加工业|Petroleum, coal and other fuel processing
26|化学原料和化学制品制造业|Chemicals
27|医药制造业|Pharmaceuticals
28|化学纤维制造业|Chemical fibres
29|橡胶和塑料制品业|Rubber and plastics
30|非金属矿物制品业|Non-metallic mineral products
31|黑色金属冶炼和压延加工业|Ferrous metal smelting and rolling
32|有色金属冶炼和压延加工业|Non-ferrous metal smelting and rolling
33|金属制品业|Metal products
34|通用设备制造业|General equipment
35|专用设备制造业|Special equipment
36|汽车制造业|Motor vehicles
37|铁路、船舶、航空航天和其他运输设备制造业|Railway, ships, aerospace and other transport equipment
38|电气机械和器材制造业|Electrical machinery and equipment
39|计算机、通信和其他电子设备制造业|Computers, communication and other electronics
40|仪器仪表制造业|Instruments and meters
41|其他制造业|Other manufacturing
42|废弃资源综合利用业|Recycling
43|金属制品、机械和设备修理业|Repair of metal products, machinery and equipment
D|电力、热力、燃气及水生产和供应业|Electricity, heat, gas and water
44|电力、热力生产和供应业|Electricity and heat
45|燃气生产和供应业|Gas
46|水的生产和供应业|Water
E|建筑业|Construction
47|房屋建筑业|Building
48|土木工程建筑业|Civil engineering
49|建筑安装业|Installation
50|建筑装饰、装修和其他建筑业|Decoration and other construction
F|批发和零售业|Wholesale and retail
51|批发业|Wholesale
52|零售业|Retail
G|交通运输、仓储和邮政业|Transport, storage and post
53|铁路运输业|Rail transport
54|道路运输业|Road transport
55|水上运输业|Water transport
56|航空运输业|Air transport
57|管道运输业|Pipeline transport
58|多式联运和运输代理业|Multimodal transport and forwarding
59|装卸搬运和仓储业|Handling and storage
60|邮政业|Post
H|住宿和餐饮业|Lodging and catering
61|住宿业|Lodging
62|餐饮业|Catering
I|信息传输、软件和信息技术服务业|Information transmission, software and IT services
63|电信、广播电视和卫星传输服务|Telecommunication, broadcasting and satellite
64|互联网和相关服务|Internet services
65|软件和信息技术服务业|Software and IT services
J|金融业|Finance
66|货币金融服务|Monetary services
67|资本市场服务|Capital markets
68|保险业|Insurance
69|其他金融业|Other finance
K|房地产业|Real estate
70|房地产业|Real estate
L|租赁和商务服务业|Leasing and business services
71|租赁业|Leasing
72|商务服务业|Business services
M|科学研究和技术服务业|Research and technical services
73|研究和试验发展|Research and development
74|专业技术服务业|Professional technical services
75|科技推广和应用服务业|Technology promotion and application
N|水利、环境和公共设施管理业|Water, environment and public facilities
76|水利管理业|Water management
77|生态保护和环境治理业|Ecology and environment
78|公共设施管理业|Public facilities
79|土地管理业|Land management
O|居民服务、修理和其他服务业|Household, repair and other services
80|居民服务业|Household services
81|机动车、电子产品和日用产品修理业|Repair of vehicles, electronics and daily goods
82|其他服务业|Other services
P|教育|Education
83|教育|Education
Q|卫生和社会工作|Health and social work
84|卫生|Health
85|社会工作|Social work
R|文化、体育和娱乐业|Culture, sports and entertainment
86|新闻和出版业|News and publishing
87|广播、电视、电影和录音制作业|Radio, television, film and sound
88|文化艺术业|Culture and arts
89|体育|Sports
90|娱乐业|Entertainment
S|公共管理、社会保障和社会组织|Public administration and social organisations
91|中国共产党机关|Party organs
92|国家机构|State institutions
93|人民政协、民主党派|CPPCC and democratic parties
94|社会保障|Social security
95|群众团体、社会团体和其他成员组织|Associations and other member organisations
96|基层群众自治组织及其他组织|Grassroots organisations
T|国际组织|International organisations
97|国际组织|International organisations
`
