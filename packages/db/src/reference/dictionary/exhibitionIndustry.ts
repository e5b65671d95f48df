/** Topics of exhibitions, in two levels. Lines as in dictionaryItems.ts. */
export const exhibitionIndustryDictionary = `
[exhibition_industry]
machinery|机械与工业制造|機械與工業製造|Machinery and manufacturing|Machines et industrie|Maquinaria e industria
 machine_tools|机床与金属加工|機床與金屬加工|Machine tools and metalworking|Machines-outils et travail des métaux|Máquina-herramienta y metalurgia
 automation|工业自动化与机器人|工業自動化與機器人|Automation and robotics|Automatisation et robotique|Automatización y robótica
 robotics|机器人|機器人|Robotics|Robotique|Robótica
 plastics_rubber|橡塑机械与材料|橡塑機械與材料|Plastics and rubber|Plastiques et caoutchouc|Plásticos y caucho
 moulds|模具与五金|模具與五金|Moulds and hardware|Moules et quincaillerie|Moldes y ferretería
 fluid|泵阀与流体|泵閥與流體|Pumps, valves and fluids|Pompes, vannes et fluides|Bombas, válvulas y fluidos
 construction_machinery|工程机械|工程機械|Construction machinery|Engins de chantier|Maquinaria de construcción
 instruments|测试测量与仪器仪表|測試測量與儀器儀表|Test, measurement and instruments|Essais, mesure et instruments|Ensayo, medición e instrumentos
electronics|电子与信息技术|電子與資訊科技|Electronics and information technology|Électronique et informatique|Electrónica e informática
 components|电子元器件|電子元器件|Electronic components|Composants électroniques|Componentes electrónicos
 semiconductors|半导体与集成电路|半導體與積體電路|Semiconductors|Semi-conducteurs|Semiconductores
 artificial_intelligence|人工智能与软件|人工智慧與軟體|Artificial intelligence and software|Intelligence artificielle et logiciels|Inteligencia artificial y software
 communication|通信与物联网|通訊與物聯網|Communication and IoT|Télécommunications et IdO|Comunicaciones e IoT
 display_lighting|显示与照明|顯示與照明|Displays and lighting|Affichage et éclairage|Pantallas e iluminación
 optics|光电与激光|光電與雷射|Optoelectronics and lasers|Optoélectronique et lasers|Optoelectrónica y láser
 consumer_electronics|消费电子|消費電子|Consumer electronics|Électronique grand public|Electrónica de consumo
 security|安防与消防|安防與消防|Security and fire protection|Sécurité et incendie|Seguridad y protección contra incendios
 public_safety|公共安全与应急|公共安全與應急|Public safety and emergency|Sécurité publique et urgences|Seguridad pública y emergencias
 defence|国防与军工|國防與軍工|Defence|Défense|Defensa
energy|能源与环保|能源與環保|Energy and environment|Énergie et environnement|Energía y medio ambiente
 photovoltaics|光伏与太阳能|光伏與太陽能|Photovoltaics and solar|Photovoltaïque et solaire|Fotovoltaica y solar
 batteries_storage|电池与储能|電池與儲能|Batteries and energy storage|Batteries et stockage d'énergie|Baterías y almacenamiento de energía
 wind_hydrogen_nuclear|风能、氢能与核能|風能、氫能與核能|Wind, hydrogen and nuclear energy|Éolien, hydrogène et nucléaire|Eólica, hidrógeno y nuclear
 electric_power|电力与电工|電力與電工|Electric power|Énergie électrique|Energía eléctrica
 environment|环保与水处理|環保與水處理|Environment and water treatment|Environnement et traitement de l'eau|Medio ambiente y tratamiento de aguas
 oil_gas|石油天然气|石油天然氣|Oil and gas|Pétrole et gaz|Petróleo y gas
 mining|矿业、冶金与煤炭|礦業、冶金與煤炭|Mining, metallurgy and coal|Mines, métallurgie et charbon|Minería, metalurgia y carbón
 refrigeration|制冷空调与暖通|製冷空調與暖通|Refrigeration and HVAC|Froid et climatisation|Refrigeración y climatización
vehicles|汽车与交通|汽車與交通|Vehicles and transport|Véhicules et transports|Vehículos y transporte
 cars|汽车整车|汽車整車|Cars|Automobile|Automóviles
 car_parts|汽车零部件与用品|汽車零部件與用品|Car parts and accessories|Pièces et accessoires automobiles|Recambios y accesorios de automóvil
 rail_aviation|轨道交通与航空|軌道交通與航空|Rail and aviation|Ferroviaire et aviation|Ferrocarril y aviación
 ships_marine|船舶与海洋|船舶與海洋|Ships and marine|Navires et mer|Buques y mar
 two_wheelers|电动车与自行车|電動車與腳踏車|E-bikes and bicycles|Vélos et deux-roues électriques|Bicicletas y vehículos eléctricos ligeros
 logistics|物流与供应链|物流與供應鏈|Logistics and supply chain|Logistique et chaîne d'approvisionnement|Logística y cadena de suministro
health|医疗与健康|醫療與健康|Health care|Santé|Salud
 medical_devices|医疗器械|醫療器械|Medical devices|Dispositifs médicaux|Equipos médicos
 pharmaceuticals|医药与原料|醫藥與原料|Pharmaceuticals and ingredients|Médicaments et principes actifs|Productos farmacéuticos
 traditional_medicine|中医药与养生|中醫藥與養生|Traditional Chinese medicine|Médecine chinoise|Medicina tradicional china
 biotechnology|生物技术与实验室|生物技術與實驗室|Biotechnology and laboratory|Biotechnologie et laboratoire|Biotecnología y laboratorio
 elderly_care|养老与康复|養老與康復|Elderly care and rehabilitation|Grand âge et réadaptation|Mayores y rehabilitación
 pets|宠物与动物保健|寵物與動物保健|Pets and animal health|Animaux de compagnie|Mascotas y sanidad animal
food|食品与农业|食品與農業|Food and agriculture|Alimentation et agriculture|Alimentación y agricultura
 food_drink|食品饮料|食品飲料|Food and drink|Aliments et boissons|Alimentos y bebidas
 food_machinery|食品加工与包装|食品加工與包裝|Food processing and packaging|Transformation alimentaire et emballage|Procesado y envasado de alimentos
 catering_hotel|餐饮与酒店用品|餐飲與酒店用品|Catering and hotel supplies|Restauration et hôtellerie|Hostelería y hoteles
 agriculture|农业与农资|農業與農資|Agriculture and farm supplies|Agriculture et intrants|Agricultura e insumos
 tea_wine|茶与酒|茶與酒|Tea and alcoholic drinks|Thé et boissons alcoolisées|Té y bebidas alcohólicas
building|建筑与家居|建築與家居|Building and home|Bâtiment et habitat|Construcción y hogar
 building_materials|建材与装饰|建材與裝飾|Building materials and decoration|Matériaux et décoration|Materiales y decoración
 furniture|家具与木工|傢俱與木工|Furniture and woodworking|Mobilier et bois|Mueble y madera
 kitchen_bath|厨卫与洁具|廚衛與潔具|Kitchen and bathroom|Cuisine et salle de bains|Cocina y baño
 smart_home|智能家居与家电|智慧家居與家電|Smart home and appliances|Maison connectée et électroménager|Hogar inteligente y electrodomésticos
 real_estate|房地产与物业|房地產與物業|Real estate and property|Immobilier et gestion immobilière|Inmobiliario y gestión de inmuebles
 landscape|园林与花卉|園林與花卉|Landscape and flowers|Paysage et fleurs|Paisajismo y flores
 cleaning|清洁与洗涤|清潔與洗滌|Cleaning and laundry|Nettoyage et blanchisserie|Limpieza y lavandería
consumer|消费品与礼品|消費品與禮品|Consumer goods and gifts|Biens de consommation et cadeaux|Bienes de consumo y regalos
 gifts|礼品与工艺品|禮品與工藝品|Gifts and crafts|Cadeaux et artisanat|Regalos y artesanía
 toys_baby|玩具与孕婴童|玩具與孕嬰童|Toys and baby products|Jouets et puériculture|Juguetes y bebé
 beauty|美容与日化|美容與日化|Beauty and household chemicals|Beauté et produits ménagers|Belleza y droguería
 sports_outdoor|体育与户外|體育與戶外|Sports and outdoor|Sports et plein air|Deporte y aire libre
 jewellery|珠宝与钟表|珠寶與鐘錶|Jewellery and watches|Bijouterie et horlogerie|Joyería y relojería
 stationery|文具与办公|文具與辦公|Stationery and office|Papeterie et bureau|Papelería y oficina
 household_paper|生活用纸与纸业|生活用紙與紙業|Household paper and paper|Papier et papier domestique|Papel y papel doméstico
textiles|纺织与服装|紡織與服裝|Textiles and clothing|Textile et habillement|Textil y confección
 fabrics|面料与纱线|面料與紗線|Fabrics and yarns|Tissus et fils|Tejidos e hilos
 clothing|服装与服饰|服裝與服飾|Clothing and accessories|Vêtements et accessoires|Moda y complementos
 shoes_leather|鞋业与皮革|鞋業與皮革|Shoes and leather|Chaussures et cuir|Calzado y cuero
 textile_machinery|纺织机械|紡織機械|Textile machinery|Machines textiles|Maquinaria textil
materials|化工与材料|化工與材料|Chemicals and materials|Chimie et matériaux|Química y materiales
 chemicals|化工|化工|Chemicals|Chimie|Productos químicos
 coatings|涂料与胶粘剂|塗料與膠粘劑|Coatings and adhesives|Peintures et adhésifs|Pinturas y adhesivos
 new_materials|新材料与复合材料|新材料與複合材料|New and composite materials|Nouveaux matériaux et composites|Nuevos materiales y compuestos
 packaging_printing|包装与印刷|包裝與印刷|Packaging and printing|Emballage et impression|Envase e impresión
services|服务与文化|服務與文化|Services and culture|Services et culture|Servicios y cultura
 tourism|旅游|旅遊|Tourism|Tourisme|Turismo
 amusement|游乐设备|遊樂設備|Amusement equipment|Équipements de loisirs|Equipos de ocio
 education|教育|教育|Education|Éducation|Educación
 culture_games|文化与游戏|文化與遊戲|Culture and games|Culture et jeux vidéo|Cultura y videojuegos
 wedding_photo|婚庆与摄影|婚慶與攝影|Weddings and photography|Mariage et photographie|Bodas y fotografía
 advertising|广告标识与会展|廣告標識與會展|Advertising, signs and events|Publicité, enseignes et événementiel|Publicidad, rotulación y eventos
 trade_services|跨境电商与贸易服务|跨境電商與貿易服務|Cross-border e-commerce and trade services|Commerce électronique transfrontalier|Comercio electrónico transfronterizo
 franchise|加盟与零售|加盟與零售|Franchise and retail|Franchise et distribution|Franquicia y comercio minorista
 finance|金融与投资|金融與投資|Finance and investment|Finance et investissement|Finanzas e inversión
 general_trade|综合贸易|綜合貿易|General trade|Commerce général|Comercio general
`
