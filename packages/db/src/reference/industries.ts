/** GB/T 4754-2017, sections and divisions: code|zh-Hans|zh-Hant|en|fr|es. A division stands under the section before it. */
export const industryLines = `
A|农、林、牧、渔业|農、林、牧、漁業|Agriculture, forestry, animal husbandry and fishery|Agriculture, sylviculture, élevage et pêche|Agricultura, silvicultura, ganadería y pesca
01|农业|農業|Agriculture|Agriculture|Agricultura
02|林业|林業|Forestry|Sylviculture|Silvicultura
03|畜牧业|畜牧業|Animal husbandry|Élevage|Ganadería
04|渔业|漁業|Fishery|Pêche|Pesca
05|农、林、牧、渔专业及辅助性活动|農、林、牧、漁專業及輔助性活動|Services to agriculture|Services à l'agriculture|Servicios a la agricultura
B|采矿业|採礦業|Mining|Industries extractives|Industrias extractivas
06|煤炭开采和洗选业|煤炭開採和洗選業|Coal mining and washing|Extraction et lavage du charbon|Extracción y lavado de carbón
07|石油和天然气开采业|石油和天然氣開採業|Oil and gas extraction|Extraction de pétrole et de gaz|Extracción de petróleo y gas
08|黑色金属矿采选业|黑色金屬礦採選業|Ferrous metal mining|Extraction de métaux ferreux|Minería de metales ferrosos
09|有色金属矿采选业|有色金屬礦採選業|Non-ferrous metal mining|Extraction de métaux non ferreux|Minería de metales no ferrosos
10|非金属矿采选业|非金屬礦採選業|Non-metal mining|Extraction de minéraux non métalliques|Minería no metálica
11|开采专业及辅助性活动|開採專業及輔助性活動|Services to mining|Services à l'extraction|Servicios a la minería
12|其他采矿业|其他採礦業|Other mining|Autres industries extractives|Otras industrias extractivas
C|制造业|製造業|Manufacturing|Industrie manufacturière|Industria manufacturera
13|农副食品加工业|農副食品加工業|Processing of farm products|Transformation de produits agricoles|Transformación de productos agrícolas
14|食品制造业|食品製造業|Food manufacturing|Fabrication d'aliments|Fabricación de alimentos
15|酒、饮料和精制茶制造业|酒、飲料和精製茶製造業|Alcohol, drinks and refined tea|Alcools, boissons et thé raffiné|Alcoholes, bebidas y té refinado
16|烟草制品业|菸草製品業|Tobacco|Tabac|Tabaco
17|纺织业|紡織業|Textiles|Textile|Textil
18|纺织服装、服饰业|紡織服裝、服飾業|Clothing and accessories|Habillement et accessoires|Confección y complementos
19|皮革、毛皮、羽毛及其制品和制鞋业|皮革、毛皮、羽毛及其製品和製鞋業|Leather, fur, feathers and shoes|Cuir, fourrure, plumes et chaussures|Cuero, piel, plumas y calzado
20|木材加工和木、竹、藤、棕、草制品业|木材加工和木、竹、藤、棕、草製品業|Wood, bamboo, rattan and straw goods|Bois, bambou, rotin et vannerie|Madera, bambú, ratán y cestería
21|家具制造业|家具製造業|Furniture|Meubles|Muebles
22|造纸和纸制品业|造紙和紙製品業|Paper|Papier|Papel
23|印刷和记录媒介复制业|印刷和記錄媒介複製業|Printing and reproduction|Imprimerie et reproduction|Impresión y reproducción
24|文教、工美、体育和娱乐用品制造业|文教、工美、體育和娛樂用品製造業|Stationery, crafts, sports and entertainment goods|Papeterie, artisanat, sport et loisirs|Papelería, artesanía, deporte y ocio
25|石油、煤炭及其他燃料加工业|石油、煤炭及其他燃料加工業|Petroleum, coal and other fuel processing|Raffinage de pétrole, charbon et autres combustibles|Refino de petróleo, carbón y otros combustibles
26|化学原料和化学制品制造业|化學原料和化學製品製造業|Chemicals|Produits chimiques|Productos químicos
27|医药制造业|醫藥製造業|Pharmaceuticals|Médicaments|Productos farmacéuticos
28|化学纤维制造业|化學纖維製造業|Chemical fibres|Fibres chimiques|Fibras químicas
29|橡胶和塑料制品业|橡膠和塑膠製品業|Rubber and plastics|Caoutchouc et plastique|Caucho y plástico
30|非金属矿物制品业|非金屬礦物製品業|Non-metallic mineral products|Produits minéraux non métalliques|Productos minerales no metálicos
31|黑色金属冶炼和压延加工业|黑色金屬冶煉和壓延加工業|Ferrous metal smelting and rolling|Métallurgie des métaux ferreux|Metalurgia de metales ferrosos
32|有色金属冶炼和压延加工业|有色金屬冶煉和壓延加工業|Non-ferrous metal smelting and rolling|Métallurgie des métaux non ferreux|Metalurgia de metales no ferrosos
33|金属制品业|金屬製品業|Metal products|Produits métalliques|Productos metálicos
34|通用设备制造业|通用設備製造業|General equipment|Équipements généraux|Maquinaria general
35|专用设备制造业|專用設備製造業|Special equipment|Équipements spécialisés|Maquinaria especializada
36|汽车制造业|汽車製造業|Motor vehicles|Automobile|Automoción
37|铁路、船舶、航空航天和其他运输设备制造业|鐵路、船舶、航空航天和其他運輸設備製造業|Railway, ships, aerospace and other transport equipment|Matériel ferroviaire, naval, aérospatial et autre transport|Material ferroviario, naval, aeroespacial y otro transporte
38|电气机械和器材制造业|電氣機械和器材製造業|Electrical machinery and equipment|Machines et matériel électriques|Maquinaria y material eléctrico
39|计算机、通信和其他电子设备制造业|電腦、通訊和其他電子設備製造業|Computers, communication and other electronics|Informatique, communication et autre électronique|Informática, comunicación y otra electrónica
40|仪器仪表制造业|儀器儀表製造業|Instruments and meters|Instruments de mesure|Instrumentos de medida
41|其他制造业|其他製造業|Other manufacturing|Autres industries manufacturières|Otras manufacturas
42|废弃资源综合利用业|廢棄資源綜合利用業|Recycling|Recyclage|Reciclaje
43|金属制品、机械和设备修理业|金屬製品、機械和設備修理業|Repair of metal products, machinery and equipment|Réparation de métaux, machines et équipements|Reparación de metal, máquinas y equipos
D|电力、热力、燃气及水生产和供应业|電力、熱力、燃氣及水生產和供應業|Electricity, heat, gas and water|Électricité, chaleur, gaz et eau|Electricidad, calor, gas y agua
44|电力、热力生产和供应业|電力、熱力生產和供應業|Electricity and heat|Électricité et chaleur|Electricidad y calor
45|燃气生产和供应业|燃氣生產和供應業|Gas|Gaz|Gas
46|水的生产和供应业|水的生產和供應業|Water|Eau|Agua
E|建筑业|建築業|Construction|Construction|Construcción
47|房屋建筑业|房屋建築業|Building|Bâtiment|Edificación
48|土木工程建筑业|土木工程建築業|Civil engineering|Génie civil|Ingeniería civil
49|建筑安装业|建築安裝業|Installation|Installation|Instalaciones
50|建筑装饰、装修和其他建筑业|建築裝飾、裝修和其他建築業|Decoration and other construction|Décoration et autre construction|Decoración y otra construcción
F|批发和零售业|批發和零售業|Wholesale and retail|Commerce de gros et de détail|Comercio mayorista y minorista
51|批发业|批發業|Wholesale|Commerce de gros|Comercio mayorista
52|零售业|零售業|Retail|Commerce de détail|Comercio minorista
G|交通运输、仓储和邮政业|交通運輸、倉儲和郵政業|Transport, storage and post|Transport, entreposage et poste|Transporte, almacenaje y correos
53|铁路运输业|鐵路運輸業|Rail transport|Transport ferroviaire|Transporte ferroviario
54|道路运输业|道路運輸業|Road transport|Transport routier|Transporte por carretera
55|水上运输业|水上運輸業|Water transport|Transport par eau|Transporte acuático
56|航空运输业|航空運輸業|Air transport|Transport aérien|Transporte aéreo
57|管道运输业|管道運輸業|Pipeline transport|Transport par conduites|Transporte por tubería
58|多式联运和运输代理业|多式聯運和運輸代理業|Multimodal transport and forwarding|Transport multimodal et transit|Transporte multimodal y tránsito
59|装卸搬运和仓储业|裝卸搬運和倉儲業|Handling and storage|Manutention et entreposage|Manipulación y almacenaje
60|邮政业|郵政業|Post|Poste|Correos
H|住宿和餐饮业|住宿和餐飲業|Lodging and catering|Hébergement et restauration|Alojamiento y restauración
61|住宿业|住宿業|Lodging|Hébergement|Alojamiento
62|餐饮业|餐飲業|Catering|Restauration|Restauración
I|信息传输、软件和信息技术服务业|資訊傳輸、軟體和資訊技術服務業|Information transmission, software and IT services|Télécommunications, logiciels et services informatiques|Telecomunicaciones, software y servicios informáticos
63|电信、广播电视和卫星传输服务|電信、廣播電視和衛星傳輸服務|Telecommunication, broadcasting and satellite|Télécoms, radiotélévision et satellite|Telecomunicaciones, radiotelevisión y satélite
64|互联网和相关服务|網際網路和相關服務|Internet services|Services Internet|Servicios de internet
65|软件和信息技术服务业|軟體和資訊技術服務業|Software and IT services|Logiciels et services informatiques|Software y servicios informáticos
J|金融业|金融業|Finance|Finance|Finanzas
66|货币金融服务|貨幣金融服務|Monetary services|Services monétaires|Servicios monetarios
67|资本市场服务|資本市場服務|Capital markets|Marchés de capitaux|Mercados de capitales
68|保险业|保險業|Insurance|Assurance|Seguros
69|其他金融业|其他金融業|Other finance|Autre finance|Otras finanzas
K|房地产业|房地產業|Real estate|Immobilier|Inmobiliario
70|房地产业|房地產業|Real estate|Immobilier|Inmobiliario
L|租赁和商务服务业|租賃和商務服務業|Leasing and business services|Location et services aux entreprises|Alquiler y servicios a empresas
71|租赁业|租賃業|Leasing|Location|Alquiler
72|商务服务业|商務服務業|Business services|Services aux entreprises|Servicios a empresas
M|科学研究和技术服务业|科學研究和技術服務業|Research and technical services|Recherche et services techniques|Investigación y servicios técnicos
73|研究和试验发展|研究和試驗發展|Research and development|Recherche et développement|Investigación y desarrollo
74|专业技术服务业|專業技術服務業|Professional technical services|Services techniques spécialisés|Servicios técnicos especializados
75|科技推广和应用服务业|科技推廣和應用服務業|Technology promotion and application|Diffusion et application des techniques|Difusión y aplicación de la técnica
N|水利、环境和公共设施管理业|水利、環境和公共設施管理業|Water, environment and public facilities|Eau, environnement et équipements publics|Agua, medio ambiente e instalaciones públicas
76|水利管理业|水利管理業|Water management|Gestion de l'eau|Gestión del agua
77|生态保护和环境治理业|生態保護和環境治理業|Ecology and environment|Écologie et environnement|Ecología y medio ambiente
78|公共设施管理业|公共設施管理業|Public facilities|Équipements publics|Instalaciones públicas
79|土地管理业|土地管理業|Land management|Gestion foncière|Gestión del suelo
O|居民服务、修理和其他服务业|居民服務、修理和其他服務業|Household, repair and other services|Services aux ménages, réparation et autres services|Servicios a los hogares, reparación y otros servicios
80|居民服务业|居民服務業|Household services|Services aux ménages|Servicios a los hogares
81|机动车、电子产品和日用产品修理业|機動車、電子產品和日用產品修理業|Repair of vehicles, electronics and daily goods|Réparation de véhicules, d'électronique et d'objets courants|Reparación de vehículos, electrónica y artículos diarios
82|其他服务业|其他服務業|Other services|Autres services|Otros servicios
P|教育|教育|Education|Éducation|Educación
83|教育|教育|Education|Éducation|Educación
Q|卫生和社会工作|衛生和社會工作|Health and social work|Santé et action sociale|Sanidad y trabajo social
84|卫生|衛生|Health|Santé|Sanidad
85|社会工作|社會工作|Social work|Action sociale|Trabajo social
R|文化、体育和娱乐业|文化、體育和娛樂業|Culture, sports and entertainment|Culture, sport et loisirs|Cultura, deporte y ocio
86|新闻和出版业|新聞和出版業|News and publishing|Presse et édition|Prensa y edición
87|广播、电视、电影和录音制作业|廣播、電視、電影和錄音製作業|Radio, television, film and sound|Radio, télévision, cinéma et son|Radio, televisión, cine y sonido
88|文化艺术业|文化藝術業|Culture and arts|Culture et arts|Cultura y artes
89|体育|體育|Sports|Sport|Deporte
90|娱乐业|娛樂業|Entertainment|Loisirs|Ocio
S|公共管理、社会保障和社会组织|公共管理、社會保障和社會組織|Public administration and social organisations|Administration publique et organisations sociales|Administración pública y organizaciones sociales
91|中国共产党机关|中國共產黨機關|Party organs|Organes du parti|Órganos del partido
92|国家机构|國家機構|State institutions|Institutions de l'État|Instituciones del Estado
93|人民政协、民主党派|人民政協、民主黨派|CPPCC and democratic parties|CCPPC et partis démocratiques|CCPPC y partidos democráticos
94|社会保障|社會保障|Social security|Protection sociale|Seguridad social
95|群众团体、社会团体和其他成员组织|群眾團體、社會團體和其他成員組織|Associations and other member organisations|Associations et autres organisations de membres|Asociaciones y otras organizaciones de miembros
96|基层群众自治组织及其他组织|基層群眾自治組織及其他組織|Grassroots organisations|Organisations de base|Organizaciones de base
T|国际组织|國際組織|International organisations|Organisations internationales|Organizaciones internacionales
97|国际组织|國際組織|International organisations|Organisations internationales|Organizaciones internacionales
`
