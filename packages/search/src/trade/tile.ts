import { topicsOf } from '#trade/topicsOf.ts'

/**
 * What the tile of a fair says of its trade, by code of the dictionary exhibition_industry: a line is
 * `code|hue|zh-Hans|zh-Hant|en|fr|es`, three characters at most in Chinese and seven letters elsewhere, as they stand in
 * a band 44 px wide. Hues, of which the app has the colours: 1 machines · 2 automation and AI · 3 materials · 4 fluids and
 * environment · 5 electronics · 6 light · 7 security · 8 energy · 9 vehicles and goods · 10 health · 11 food · 12 building
 * and home · 13 consumer goods and textiles · 14 services; whatever is not known has the grey of the first. A line that begins with a blank is a
 * topic of the group above it, and says more than the group.
 */
const lines = `
machinery|1|工业|工業|Machine|Machine|Máquina
 machine_tools|1|机床|機床|Tools|Usinage|Tornos
 automation|2|自动化|自動化|Factory|Usine|Fábrica
 robotics|2|机器人|機器人|Robots|Robots|Robots
 plastics_rubber|3|橡塑|橡塑|Plastic|Plastic|Plástic
 moulds|1|模具|模具|Moulds|Moules|Moldes
 fluid|4|泵阀|泵閥|Pumps|Pompes|Bombas
 construction_machinery|1|工程|工程|Cranes|Engins|Obras
 instruments|1|仪器|儀器|Testing|Mesure|Medida
electronics|5|电子|電子|IT|TIC|TIC
 components|5|电子|電子|Circuit|Circuit|Placas
 semiconductors|5|半导体|半導體|Chips|Puces|Chips
 artificial_intelligence|2|AI|AI|AI|IA|IA
 communication|5|通信|通訊|Telecom|Télécom|Telecom
 display_lighting|6|照明|照明|Light|Lumière|Luz
 optics|6|光电|光電|Optics|Optique|Óptica
 consumer_electronics|5|数码|數碼|Digital|Digital|Digital
 security|7|安防|安防|Safety|Sûreté|Alarma
 public_safety|7|应急|應急|Rescue|Secours|Rescate
 defence|7|军工|軍工|Defence|Défense|Defensa
energy|8|能源|能源|Energy|Énergie|Energía
 photovoltaics|8|光伏|光伏|Solar|Solaire|Solar
 batteries_storage|8|储能|儲能|Battery|Piles|Pilas
 wind_hydrogen_nuclear|8|风氢|風氫|Wind|Éolien|Eólica
 electric_power|8|电力|電力|Power|Réseau|Voltaje
 environment|4|环保|環保|Eco|Éco|Eco
 oil_gas|8|油气|油氣|Oil|Pétrole|Gas
 mining|8|矿业|礦業|Mining|Mines|Minería
 refrigeration|8|制冷|製冷|HVAC|Froid|Clima
vehicles|9|汽车|汽車|Motor|Moteur|Motor
 cars|9|汽车|汽車|Cars|Autos|Autos
 car_parts|9|汽配|汽配|Parts|Pièces|Piezas
 rail_aviation|9|航空|航空|Flight|Aérien|Aéreo
 ships_marine|9|船舶|船舶|Marine|Naval|Naval
 two_wheelers|9|两轮车|兩輪車|Bikes|Vélos|Bicis
 logistics|9|物流|物流|Freight|Fret|Carga
health|10|健康|健康|Health|Santé|Salud
 medical_devices|10|医疗|醫療|Medical|Médical|Médico
 pharmaceuticals|10|医药|醫藥|Pharma|Pharma|Farma
 traditional_medicine|10|中医|中醫|TCM|MTC|MTC
 biotechnology|10|生物|生物|Biotech|Biotech|Biotec
 elderly_care|10|养老|養老|Care|Seniors|Mayores
 pets|13|宠物|寵物|Pets|Animaux|Mascota
food|11|食品|食品|Food|Aliment|Comida
 food_drink|11|食品|食品|Food|Aliment|Comida
 food_machinery|11|食机|食機|Process|Process|Proceso
 catering_hotel|11|餐饮|餐飲|Hotel|Hôtel|Hotel
 agriculture|11|农业|農業|Farming|Agri|Agro
 tea_wine|11|茶酒|茶酒|Tea|Thé|Té
building|12|建筑|建築|Build|Bâtir|Obra
 building_materials|12|建材|建材|Build|Bâtir|Obra
 furniture|12|家具|傢俱|Home|Meuble|Mueble
 kitchen_bath|12|厨卫|廚衛|Bath|Bains|Baños
 smart_home|12|家电|家電|Home|Maison|Hogar
 real_estate|12|地产|地產|Estate|Immo|Pisos
 landscape|12|园林|園林|Garden|Jardin|Jardín
 cleaning|12|清洁|清潔|Clean|Propre|Limpio
consumer|13|消费品|消費品|Goods|Biens|Bienes
 gifts|13|礼品|禮品|Gifts|Cadeaux|Regalos
 toys_baby|13|玩具|玩具|Toys|Jouets|Juguete
 beauty|13|美妆|美妝|Beauty|Beauté|Belleza
 sports_outdoor|13|体育|體育|Sports|Sports|Deporte
 jewellery|13|珠宝|珠寶|Jewels|Bijoux|Joyas
 stationery|13|文具|文具|Office|Bureau|Oficina
 household_paper|13|纸业|紙業|Paper|Papier|Papel
textiles|13|纺织|紡織|Textile|Textile|Textil
 fabrics|13|面料|面料|Fabrics|Tissus|Tejidos
 clothing|13|服装|服裝|Fashion|Mode|Moda
 shoes_leather|13|鞋革|鞋革|Shoes|Cuir|Calzado
 textile_machinery|13|纺机|紡機|Looms|Textile|Textil
materials|3|材料|材料|Chem|Matière|Materia
 chemicals|3|化工|化工|Chem|Chimie|Química
 coatings|3|涂料|塗料|Paint|Vernis|Pintura
 new_materials|3|新材料|新材料|Fibres|Fibres|Fibras
 packaging_printing|3|包装|包裝|Packing|Cartons|Envases
services|14|服务|服務|Service|Service|Gestión
 tourism|14|旅游|旅遊|Travel|Voyage|Turismo
 amusement|14|游乐|遊樂|Leisure|Loisirs|Ocio
 education|14|教育|教育|Edu|Édu|Educa
 culture_games|14|文化|文化|Culture|Culture|Cultura
 wedding_photo|14|婚庆|婚慶|Wedding|Mariage|Bodas
 advertising|14|广告|廣告|Ads|Pub|Rótulos
 trade_services|14|电商|電商|Trade|Export|Export
 franchise|14|加盟|加盟|Retail|Vente|Tiendas
 finance|14|金融|金融|Finance|Finance|Finanza
 general_trade|14|综合|綜合|General|Général|General
`

type Tile = { word: string; hue: number }
type Row = { isGroup: boolean; hue: number; words: Record<string, string> }

const unknown: Row = rowOf('|1|展会|展會|Fair|Salon|Feria')
const rows = new Map(
  lines
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => [line.trim().slice(0, line.trim().indexOf('|')), rowOf(line)]),
)

function rowOf(line: string): Row {
  const [, hue, hans = '', hant = '', en = '', fr = '', es = ''] = line.split('|')
  return {
    isGroup: !line.startsWith(' '),
    hue: Number(hue),
    words: { 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es },
  }
}

/**
 * The trade of a fair in one word of a language, and its hue, 1–14: of the topics that it is known by the first that its
 * name says; else the first of them; else, of a fair without topics, the first that its name says.
 */
export function tileOf(name: string, codes: readonly string[], locale: string): Tile {
  const named = topicsOf(name)
  const { hue, words } =
    closest(named.filter((code) => codes.includes(code))) ?? closest(codes) ?? closest(named) ?? unknown
  return { word: words[locale] ?? words['zh-Hans'] ?? '', hue }
}

/** The first that is a topic; where there are only groups, the first group. */
function closest(codes: readonly string[]): Row | undefined {
  const known = codes.flatMap((code) => rows.get(code) ?? [])
  return known.find(({ isGroup }) => !isGroup) ?? known[0]
}
