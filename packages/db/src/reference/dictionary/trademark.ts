/** The 45 classes of the Nice classification. Lines as in dictionaryItems.ts. */
export const trademarkDictionary = `
[trademark_class]
1|1类 化学原料|1類 化學原料|1 Chemicals|1 Produits chimiques|1 Productos químicos
2|2类 颜料油漆|2類 顏料油漆|2 Paints|2 Peintures|2 Pinturas
3|3类 日化用品|3類 日化用品|3 Cosmetics and cleaning|3 Cosmétiques et nettoyage|3 Cosméticos y limpieza
4|4类 燃料油脂|4類 燃料油脂|4 Fuels and oils|4 Combustibles et huiles|4 Combustibles y aceites
5|5类 医药|5類 醫藥|5 Pharmaceuticals|5 Produits pharmaceutiques|5 Productos farmacéuticos
6|6类 金属材料|6類 金屬材料|6 Metal goods|6 Produits métalliques|6 Productos metálicos
7|7类 机械设备|7類 機械裝置|7 Machines|7 Machines|7 Máquinas
8|8类 手工器械|8類 手工器械|8 Hand tools|8 Outils à main|8 Herramientas de mano
9|9类 科学仪器|9類 科學儀器|9 Scientific instruments and software|9 Instruments scientifiques et logiciels|9 Instrumentos científicos y software
10|10类 医疗器械|10類 醫療器械|10 Medical instruments|10 Instruments médicaux|10 Instrumentos médicos
11|11类 灯具空调|11類 燈具空調|11 Lighting and air conditioning|11 Éclairage et climatisation|11 Iluminación y climatización
12|12类 运输工具|12類 運輸工具|12 Vehicles|12 Véhicules|12 Vehículos
13|13类 军火烟火|13類 軍火煙火|13 Firearms and fireworks|13 Armes à feu et artifices|13 Armas de fuego y pirotecnia
14|14类 珠宝钟表|14類 珠寶鐘錶|14 Jewellery and watches|14 Joaillerie et horlogerie|14 Joyería y relojería
15|15类 乐器|15類 樂器|15 Musical instruments|15 Instruments de musique|15 Instrumentos musicales
16|16类 办公品|16類 辦公品|16 Paper and office goods|16 Papier et bureau|16 Papel y oficina
17|17类 橡胶制品|17類 橡膠製品|17 Rubber goods|17 Caoutchouc|17 Caucho
18|18类 皮革皮具|18類 皮革皮具|18 Leather goods|18 Cuir|18 Cuero
19|19类 建筑材料|19類 建築材料|19 Building materials|19 Matériaux de construction|19 Materiales de construcción
20|20类 家具|20類 傢俱|20 Furniture|20 Meubles|20 Muebles
21|21类 厨房洁具|21類 廚房潔具|21 Household utensils|21 Ustensiles de ménage|21 Utensilios domésticos
22|22类 绳网袋篷|22類 繩網袋篷|22 Ropes and tents|22 Cordes et tentes|22 Cuerdas y tiendas
23|23类 纱线丝|23類 紗線絲|23 Yarns|23 Fils|23 Hilos
24|24类 布料床单|24類 布料床單|24 Fabrics|24 Tissus|24 Tejidos
25|25类 服装鞋帽|25類 服裝鞋帽|25 Clothing|25 Vêtements|25 Prendas de vestir
26|26类 钮扣拉链|26類 鈕釦拉鏈|26 Haberdashery|26 Mercerie|26 Mercería
27|27类 地毯席垫|27類 地毯席墊|27 Carpets|27 Tapis|27 Alfombras
28|28类 健身器材|28類 健身器材|28 Games and sports goods|28 Jeux et sport|28 Juegos y deporte
29|29类 食品|29類 食品|29 Meat, milk and preserved foods|29 Viande, lait et conserves|29 Carne, leche y conservas
30|30类 方便食品|30類 方便食品|30 Coffee, tea and cereals|30 Café, thé et céréales|30 Café, té y cereales
31|31类 饲料种籽|31類 飼料種籽|31 Seeds and fodder|31 Semences et fourrage|31 Semillas y piensos
32|32类 啤酒饮料|32類 啤酒飲料|32 Beer and soft drinks|32 Bières et boissons|32 Cervezas y bebidas
33|33类 酒|33類 酒|33 Alcoholic drinks|33 Boissons alcoolisées|33 Bebidas alcohólicas
34|34类 烟草烟具|34類 菸草煙具|34 Tobacco|34 Tabac|34 Tabaco
35|35类 广告销售|35類 廣告銷售|35 Advertising and business|35 Publicité et affaires|35 Publicidad y negocios
36|36类 金融物管|36類 金融物管|36 Finance and real estate|36 Finance et immobilier|36 Finanzas e inmuebles
37|37类 建筑修理|37類 建築修理|37 Construction and repair|37 Construction et réparation|37 Construcción y reparación
38|38类 通讯服务|38類 通訊服務|38 Telecommunications|38 Télécommunications|38 Telecomunicaciones
39|39类 运输贮藏|39類 運輸貯藏|39 Transport and storage|39 Transport et entreposage|39 Transporte y almacenaje
40|40类 材料加工|40類 材料加工|40 Treatment of materials|40 Traitement de matériaux|40 Tratamiento de materiales
41|41类 教育娱乐|41類 教育娛樂|41 Education and entertainment|41 Éducation et divertissement|41 Educación y ocio
42|42类 网站服务|42類 網站服務|42 Science and technology services|42 Services scientifiques et techniques|42 Servicios científicos y tecnológicos
43|43类 餐饮住宿|43類 餐飲住宿|43 Restaurants and lodging|43 Restauration et hébergement|43 Restauración y alojamiento
44|44类 医疗园艺|44類 醫療園藝|44 Medical and garden services|44 Services médicaux et horticoles|44 Servicios médicos y jardinería
45|45类 社会服务|45類 社會服務|45 Legal and social services|45 Services juridiques et sociaux|45 Servicios jurídicos y sociales
`
