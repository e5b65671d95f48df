/** 展会工具, 展馆工具. Lines as in applicationRows.ts. */
export const placeApplications = `
[exhibitions|exhibition|fair|/pages/exhibition/list/list|public||||]
name|找展会|找展會|Exhibitions|Salons|Ferias
summary|全国展会与参展名录|全國展會與參展名錄|Exhibitions and exhibitor lists|Salons et listes d’exposants|Ferias y listas de expositores
problem|不知道客户会去哪些展会|不知道客戶會去哪些展會|Which exhibitions do customers go to?|À quels salons vont vos clients ?|¿A qué ferias van sus clientes?
feature|按行业、城市、日期和规模找|按行業、城市、日期和規模找|By industry, city, date and size|Par secteur, ville, date et taille|Por sector, ciudad, fecha y tamaño
feature|每届的参展商，和上一届比多了谁少了谁|每屆的參展商，和上一屆比多了誰少了誰|Exhibitors of each edition, and who is new or gone|Les exposants, et qui arrive ou part|Expositores, y quién llega o se va
feature|报审、布展、撤展等关键日期|報審、布展、撤展等關鍵日期|Key dates: drawings, move-in, move-out|Dates clés : plans, montage, démontage|Fechas clave: planos, montaje, desmontaje
for|搭建、运输、主办、展馆|搭建、運輸、主辦、展館|Builders, forwarders, organisers, halls|Standistes, transitaires, organisateurs, parcs|Montadores, transitarios, organizadores, recintos
case|名录公布当天，标出五十家目标|名錄公佈當天，標出五十家目標|The day a list is published: mark fifty targets|Le jour de la liste : cinquante cibles|El día de la lista: cincuenta objetivos
question|没有网络能看吗？|沒有網路能看嗎？|Without connection?|Sans réseau ?|¿Sin conexión?
answer|先下载离线包，展馆里也能用|先下載離線包，展館裡也能用|Take the offline pack along|Emportez le pack hors ligne|Lleve el paquete sin conexión

[calendar|exhibition|calendar|/pages/exhSchedule/exhSchedule|public||||]
name|展会排期|展會排期|Calendar|Calendrier|Calendario
summary|按月、周、年看展会，加入我的展会|按月、週、年看展會，加入我的展會|Exhibitions by month, week and year|Les salons par mois, semaine et année|Las ferias por mes, semana y año
problem|几个展会撞期，临时才发现|幾個展會撞期，臨時才發現|Exhibitions clash, and nobody saw it|Des salons se chevauchent sans prévenir|Ferias que coinciden sin aviso
feature|月、周、年三种看法|月、週、年三種看法|By month, week and year|Par mois, semaine et année|Por mes, semana y año
feature|订阅到手机日历，改期自动更新|訂閱到手機日曆，改期自動更新|Subscribe in your own calendar; changes follow|Abonnez votre agenda ; il suit les changements|Suscriba su calendario; sigue los cambios
for|要排人排车的人|要排人排車的人|Who plans people and trucks|Qui planifie équipes et camions|Quien planifica gente y camiones
case|看到三月有两场同城展会，安排一组人连着做|看到三月有兩場同城展會，安排一組人連著做|Two exhibitions in one city in March: one crew for both|Deux salons dans une ville en mars : une seule équipe|Dos ferias en una ciudad en marzo: un solo equipo
question|日期变了怎么办？|日期變了怎麼辦？|And when dates change?|Et si les dates changent ?|¿Y si cambian las fechas?
answer|关注的展会改期会发消息|關注的展會改期會發訊息|You get a message of those you follow|Vous recevez un message|Recibe un mensaje

[mySchedule|exhibition|flag|/pages/exhSchedule/mySchedule|||||]
name|我的展会|我的展會|My exhibitions|Mes salons|Mis ferias
summary|要去的展会、目标和准备|要去的展會、目標和準備|Where you go, your targets and preparations|Vos salons, cibles et préparatifs|Sus ferias, objetivos y preparativos
problem|展前准备靠记性，漏了关键日期|展前準備靠記性，漏了關鍵日期|Preparations by heart, and a date forgotten|Des préparatifs de mémoire, une date oubliée|Preparar de memoria y olvidar una fecha
feature|关键日期、目标客户、路线在一页|關鍵日期、目標客戶、路線在一頁|Key dates, targets and route on one page|Dates, cibles et parcours sur une page|Fechas, objetivos y ruta en una página
feature|开展前提醒|開展前提醒|A reminder before it opens|Un rappel avant l’ouverture|Un aviso antes de abrir
for|要去现场的人|要去現場的人|Who goes there|Qui s’y rend|Quien va allí
case|开展前一周，把三十个目标排成走馆路线|開展前一週，把三十個目標排成走館路線|A week before: thirty targets become a walking route|Une semaine avant : trente cibles en un parcours|Una semana antes: treinta objetivos en una ruta
question|能加库里没有的展会吗？|能加庫裡沒有的展會嗎？|Can I add one of my own?|Puis-je ajouter le mien ?|¿Puedo añadir una propia?
answer|可以，新增展会|可以，新增展會|Yes, add an exhibition|Oui, ajoutez un salon|Sí, añada una feria

[yearPlan|exhibition|table|/pages/exhSchedule/exhSchedulePlan|||||]
name|年度计划|年度計劃|Year plan|Plan annuel|Plan anual
summary|一年去哪些展会、派谁、花多少|一年去哪些展會、派誰、花多少|Which exhibitions this year, who goes, at what cost|Quels salons, qui, à quel coût|Qué ferias, quién va y cuánto cuesta
problem|年初的计划在一张没人更新的表里|年初的計劃在一張沒人更新的表裡|The plan is in a sheet nobody keeps|Le plan dort dans un tableau|El plan duerme en una tabla
feature|预算和人员冲突一眼看到|預算和人員衝突一眼看到|Budget and clashes at a glance|Budget et conflits d’un coup d’œil|Presupuesto y choques de un vistazo
feature|去年的计划带到今年|去年的計劃帶到今年|Last year’s plan carried over|Le plan de l’an passé repris|El plan del año pasado, reutilizado
for|负责人|負責人|Who leads|Les responsables|Responsables
case|十二月，把去年做得好的六场带到明年|十二月，把去年做得好的六場帶到明年|In December: carry over the six that went well|En décembre : reprenez les six réussis|En diciembre: pase las seis que fueron bien
question|能导出吗？|能匯出嗎？|Can it be exported?|Peut-on l’exporter ?|¿Se puede exportar?
answer|可以，存成表格|可以，存成表格|Yes, as a table|Oui, en tableau|Sí, en tabla

[halls|hall|hall|/pages/hallSchedule/hallSchedule|public||||]
name|找展馆|找展館|Venues|Parcs|Recintos
summary|按城市、面积和展厅参数找展馆|按城市、面積和展廳參數找展館|Venues by city, size and halls|Parcs par ville, taille et halls|Recintos por ciudad, tamaño y pabellones
problem|到了现场才知道门太低、地面不够承重|到了現場才知道門太低、地面不夠承重|On site the door is too low, the floor too weak|Sur place, la porte est trop basse, le sol trop faible|En el sitio, la puerta es baja y el suelo débil
feature|净高、承重、货门、供电一张表|淨高、承重、貨門、供電一張表|Height, floor load, doors, power in one table|Hauteur, charge, portes, puissance en un tableau|Altura, carga, puertas y potencia en una tabla
feature|档期日历，看到空档|檔期日曆，看到空檔|Their calendar, with what is free|Leur calendrier, avec les disponibilités|Su calendario, con lo libre
for|搭建、运输和主办|搭建、運輸和主辦|Builders, forwarders, organisers|Standistes, transitaires, organisateurs|Montadores, transitarios, organizadores
case|报价前核对吊点和净高，少跑一趟|報價前核對吊點和淨高，少跑一趟|Before a quote: check rigging and height, save a trip|Avant un devis : élingage et hauteur vérifiés|Antes de cotizar: compruebe anclajes y altura
question|参数从哪里来？|參數從哪裡來？|Where do the figures come from?|D’où viennent les chiffres ?|¿De dónde salen los datos?
answer|每一项写明来源，发现错误可以纠正|每一項寫明來源，發現錯誤可以糾正|Each names its source, and can be corrected|Chacun cite sa source et se corrige|Cada uno cita su fuente y se corrige

[myHalls|hall|star|/pages/hallSchedule/myHallSchedule|||||]
name|我的展馆|我的展館|My venues|Mes parcs|Mis recintos
summary|关注的展馆与档期|關注的展館與檔期|Venues you keep, and their calendars|Vos parcs et leurs calendriers|Sus recintos y sus calendarios
problem|档期问一次记一次，下次又要问|檔期問一次記一次，下次又要問|Dates asked once, forgotten, asked again|Des dates demandées, oubliées, redemandées|Fechas que se preguntan una y otra vez
feature|自己记的档期和公开的放在一起|自己記的檔期和公開的放在一起|Your own dates beside the public ones|Vos dates à côté des publiques|Sus fechas junto a las públicas
feature|空档里可能搬来的展会|空檔裡可能搬來的展會|What could move into a gap|Ce qui pourrait combler un vide|Qué podría llenar un hueco
for|展馆和主办|展館和主辦|Halls and organisers|Parcs et organisateurs|Recintos y organizadores
case|五月空出一周，列出可以谈的展会|五月空出一週，列出可以談的展會|A free week in May: exhibitions to talk to|Une semaine libre en mai : à qui proposer|Una semana libre en mayo: con quién hablar
question|别人看得到我记的吗？|別人看得到我記的嗎？|Do others see my notes?|Les autres voient-ils mes notes ?|¿Otros ven mis notas?
answer|只有您和您的团队|只有您和您的團隊|Only you and your team|Vous et votre équipe seulement|Solo usted y su equipo
`
