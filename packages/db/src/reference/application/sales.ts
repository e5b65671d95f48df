/** 获客工具. Lines as in applicationRows.ts. */
export const salesApplications = `
[companies|sales|building|/pages/enterprise/list/list|public|||unlock|hot]
name|找企业|找企業|Companies|Entreprises|Empresas
summary|按地区、行业、参展经历找客户|按地區、行業、參展經歷找客戶|By region, industry and exhibiting history|Par région, secteur et historique d’exposition|Por región, sector e historial ferial
problem|名单很多，不知道先联系谁|名單很多，不知道先聯絡誰|Long lists, and no telling whom to call first|Des listes longues, sans savoir qui appeler d’abord|Listas largas, sin saber a quién llamar primero
feature|按参展次数、展位面积和下一次参展筛选|按參展次數、展位面積和下一次參展篩選|Filter by exhibitions, booth size and the next one|Filtrez par participations, surface et prochain salon|Filtre por ferias, superficie y próxima feria
feature|每条结果说明为什么命中|每條結果說明為什麼命中|Each result says why it matched|Chaque résultat dit pourquoi il correspond|Cada resultado dice por qué coincide
feature|一点就打电话、写跟进、加收藏|一點就打電話、寫跟進、加收藏|Call, note and mark in one tap|Appelez, notez, marquez d’un geste|Llame, anote y marque con un toque
for|展台搭建、主办招商、展品物流的销售|展台搭建、主辦招商、展品物流的銷售|Sales of booth builders, organisers and forwarders|Vente : standistes, organisateurs, transitaires|Ventas de montadores, organizadores y transitarios
case|早上选“参展三次以上、本地”，挑出十家，按顺序打电话|早上選「參展三次以上、本地」，挑出十家，按順序打電話|In the morning: three exhibitions or more, nearby; ten companies, called one after the other|Le matin : trois salons ou plus, à proximité ; dix sociétés appelées à la suite|Por la mañana: tres ferias o más, cerca; diez empresas, una tras otra
question|联系方式收费吗？|聯絡方式收費嗎？|Do contacts cost anything?|Les contacts sont-ils payants ?|¿Los contactos cuestan algo?
answer|解锁一家企业用一次，365 天内团队都能看|解鎖一家企業用一次，365 天內團隊都能看|One unlock a company; the whole team reads it for 365 days|Un déblocage par société, lisible par l’équipe pendant 365 jours|Un desbloqueo por empresa; el equipo lo ve 365 días

[nearby|sales|pin|/pages/enterprise/nearby|||||]
name|附近企业|附近企業|Nearby|À proximité|Cercanas
summary|一个位置周围的企业和展馆|一個位置周圍的企業和展館|Companies and venues around a place|Sociétés et parcs autour d’un lieu|Empresas y recintos alrededor de un lugar
problem|出差一天只见一家客户，路上的时间浪费了|出差一天只見一家客戶，路上的時間浪費了|A day on the road for one customer|Une journée de route pour un seul client|Un día de viaje para un solo cliente
feature|选一个位置，按距离列出企业和展馆|選一個位置，按距離列出企業和展館|Choose a place: companies and venues by distance|Choisissez un lieu : tout par distance|Elija un lugar: todo por distancia
feature|位置只在您选择时使用|位置只在您選擇時使用|Your position is used only when you choose it|Votre position ne sert que si vous la donnez|Su posición se usa solo si usted la elige
for|常出差、常跑展馆的销售|常出差、常跑展館的銷售|Who travels to customers and venues|Qui se déplace chez les clients et sur les salons|Quien viaja a clientes y recintos
case|展会现场空出一小时，看周围三公里还有谁|展會現場空出一小時，看周圍三公里還有誰|An hour free at a fairground: who else is within three kilometres|Une heure libre au parc : qui d’autre à trois kilomètres|Una hora libre en el recinto: quién más hay a tres kilómetros
question|一定要打开定位吗？|一定要打開定位嗎？|Must I share my position?|Dois-je donner ma position ?|¿Debo dar mi posición?
answer|不用，可以搜索一个地址|不用，可以搜尋一個地址|No: search an address instead|Non : cherchez une adresse|No: busque una dirección

[search|sales|search|/pages/search/search|public||||]
name|智慧引擎|智慧引擎|Search|Recherche|Buscador
summary|一个框，搜遍企业、展会和展馆|一個框，搜遍企業、展會和展館|One box for companies, exhibitions and venues|Un seul champ : entreprises, salons et parcs|Un solo campo: empresas, ferias y recintos
problem|只记得简称、产品或半个名字|只記得簡稱、產品或半個名字|Only a short name, a product or half a name in mind|Il ne reste qu’un sigle, un produit, un bout de nom|Solo recuerda una sigla, un producto o medio nombre
feature|简称、拼音、曾用名、产品都能搜|簡稱、拼音、曾用名、產品都能搜|Short names, pinyin, former names, products|Sigles, pinyin, anciens noms, produits|Siglas, pinyin, nombres anteriores, productos
feature|说明命中的是哪一项|說明命中的是哪一項|It says what matched|Il dit ce qui correspond|Dice qué coincidió
for|所有人|所有人|Everybody|Tout le monde|Todos
case|客户名片上只有简称，搜出全称和参展历史|客戶名片上只有簡稱，搜出全稱和參展歷史|A card with a short name: find the full one and its exhibitions|Une carte avec un sigle : le nom complet et les salons|Una tarjeta con una sigla: el nombre completo y sus ferias
question|每天能搜多少次？|每天能搜多少次？|How many searches a day?|Combien de recherches par jour ?|¿Cuántas búsquedas al día?
answer|按套餐，会员中心能看到|按套餐，會員中心能看到|As your plan says, in the member centre|Selon votre formule, voir l’espace membre|Según su plan, en el centro de miembros

[prediction|sales|trend|/pages/prediction/list|public||||hot]
name|参展预测|參展預測|Prediction|Prévisions|Predicción
summary|谁下一届可能来|誰下一屆可能來|Who may exhibit next time|Qui exposera la prochaine fois|Quién puede exponer la próxima vez
problem|名录公布时，客户已经选好搭建商|名錄公佈時，客戶已經選好搭建商|When lists are published, builders have been chosen|À la publication des listes, les standistes sont choisis|Cuando sale la lista, ya eligieron montador
feature|名录公布之前给出可能参展的企业和原因|名錄公佈之前給出可能參展的企業和原因|Likely exhibitors before the list, each with why|Les exposants probables avant la liste, avec les raisons|Expositores probables antes de la lista, con el porqué
feature|联系窗口：什么时候打电话有用|聯絡視窗：什麼時候打電話有用|Contact windows: when a call is of use|Fenêtres de contact : quand appeler utilement|Ventanas: cuándo sirve llamar
feature|名录公布后对照，说准了多少|名錄公佈後對照，說準了多少|Afterwards it is held against the list|Ensuite, la prévision est comparée à la liste|Después se compara con la lista
for|要在名录公布前联系到客户的人|要在名錄公佈前聯絡到客戶的人|Who has to call before lists are out|Qui doit appeler avant la liste|Quien debe llamar antes de la lista
case|开展前四个月，按概率联系前二十家|開展前四個月，按機率聯絡前二十家|Four months before: call the twenty most likely|Quatre mois avant : les vingt plus probables|Cuatro meses antes: los veinte más probables
question|预测准吗？|預測準嗎？|How good is it?|Est-ce fiable ?|¿Acierta?
answer|每届都有回看，写明前 20 家命中多少|每屆都有回看，寫明前 20 家命中多少|Each edition says how many of its first 20 came true|Chaque édition dit combien des 20 premiers se sont avérés|Cada edición dice cuántos de los 20 primeros se cumplieron

[news|sales|news|/pages/news/list/list|public||||]
name|资讯中心|資訊中心|News|Actualités|Noticias
summary|行业、展会与政策，连到企业和展会|行業、展會與政策，連到企業和展會|Industry, exhibitions and policy|Secteur, salons et réglementation|Sector, ferias y normativa
problem|客户的消息散在各处，打电话时没有话题|客戶的訊息散在各處，打電話時沒有話題|News of customers is scattered; a call lacks a reason|L’actualité des clients est dispersée|Las noticias de clientes están dispersas
feature|文章连到提到的企业、展会和展馆|文章連到提到的企業、展會和展館|Articles lead to the companies and exhibitions they name|Les articles mènent aux sociétés et salons cités|Los artículos llevan a empresas y ferias citadas
feature|首页列出您的客户的新消息|首頁列出您的客戶的新訊息|Home shows what is new of your customers|L’accueil montre les nouvelles de vos clients|Inicio muestra lo nuevo de sus clientes
for|想有理由打电话的人|想有理由打電話的人|Who wants a reason to call|Qui cherche une raison d’appeler|Quien busca un motivo para llamar
case|客户刚扩产，今天打电话恭喜，顺便问下一届展位|客戶剛擴產，今天打電話恭喜，順便問下一屆展位|A customer has expanded: congratulate, and ask about the next booth|Un client s’agrandit : félicitez et parlez du prochain stand|Un cliente crece: felicite y pregunte por el próximo stand
question|文章从哪里来？|文章從哪裡來？|Where do articles come from?|D’où viennent les articles ?|¿De dónde vienen?
answer|每篇写明来源，可以打开原文|每篇寫明來源，可以打開原文|Each names its source, and leads to it|Chacun cite sa source et y mène|Cada uno cita su fuente y lleva a ella

[listExport|sales|download|/pages/enterprise/list/list||zky:enterprise:export|member,team|export|]
name|名单导出|名單匯出|List export|Export de listes|Exportar listas
summary|把筛选结果存成表格|把篩選結果存成表格|What you have filtered, as a table|Vos résultats, en tableau|Sus resultados, en una tabla
problem|名单要进自己的系统，一条条抄太慢|名單要進自己的系統，一條條抄太慢|Lists have to get into your own system, and copying is slow|Les listes doivent entrer dans votre outil|Las listas deben llegar a su sistema
feature|企业、展会和参展商名单导出为表格|企業、展會和參展商名單匯出為表格|Companies, exhibitions and exhibitors as a table|Sociétés, salons et exposants en tableau|Empresas, ferias y expositores en tabla
feature|每一行写明来源和截至日期|每一行寫明來源和截至日期|Each row names its source and date|Chaque ligne cite source et date|Cada fila cita fuente y fecha
for|会员和团队版|會員和團隊版|Members and teams|Membres et équipes|Miembros y equipos
case|把预测名单导出，周会上分给同组的人|把預測名單匯出，週會上分給同組的人|Export a forecast, and share it out in the weekly meeting|Exportez une prévision, répartie en réunion|Exporte una previsión y repártala en la reunión
question|导出有联系方式吗？|匯出有聯絡方式嗎？|Are contacts in it?|Contient-il les contacts ?|¿Incluye contactos?
answer|只有已解锁企业的，并遵守谢绝来电|只有已解鎖企業的，並遵守謝絕來電|Of unlocked companies alone, without those that refused calls|Des sociétés débloquées seulement, hors refus d’appel|Solo de empresas desbloqueadas, sin los que rechazan llamadas
`
