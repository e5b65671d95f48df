/** 团队管理. Lines as in applicationRows.ts. */
export const teamApplications = `
[followUps|team|note|/pages/my/followUp||||]
name|跟进记录|跟進記錄|Follow-ups|Suivis|Seguimientos
summary|今天该联系谁|今天該聯絡誰|Whom to contact today|Qui contacter aujourd’hui|A quién contactar hoy
problem|说好再联系，忙起来就忘了|說好再聯絡，忙起來就忘了|Promised to call back, and forgotten|Un rappel promis, puis oublié|Prometió llamar y lo olvidó
feature|到点提醒，一点就拨|到點提醒，一點就撥|Reminded at the minute, dialled in one tap|Rappel à la minute, appel d’un geste|Aviso al minuto, llamada con un toque
feature|写了新的跟进，旧的约定自动完成|寫了新的跟進，舊的約定自動完成|A new note settles what was due|Une note solde ce qui était prévu|Una nota salda lo pendiente
feature|有人离开，客户和约定移交给别人|有人離開，客戶和約定移交給別人|Who leaves hands customers and tasks over|Qui part transmet clients et tâches|Quien se va entrega clientes y tareas
for|每天打电话的人和带队的人|每天打電話的人和帶隊的人|Who calls every day, and who leads|Qui appelle chaque jour, et qui dirige|Quien llama a diario y quien dirige
case|早上打开首页，从等得最久的一家打起|早上打開首頁，從等得最久的一家打起|In the morning, start with who has waited longest|Le matin, commencez par le plus ancien|Por la mañana, empiece por el que más espera
question|换了手机还在吗？|換了手機還在嗎？|On a new phone too?|Sur un nouveau téléphone ?|¿En otro teléfono?
answer|在，登录后就有|在，登入後就有|Yes, once you sign in|Oui, après connexion|Sí, al iniciar sesión

[pool|team|people|/pages/my/pool|||team||new]
name|公海|公海|Pool|Pot commun|Fondo común
summary|没人跟的客户，谁有空谁接|沒人跟的客戶，誰有空誰接|Customers nobody follows, for whoever has time|Les clients sans suivi, pour qui est libre|Clientes sin seguimiento, para quien pueda
problem|客户记在一个人名下，几个月没人联系|客戶記在一個人名下，幾個月沒人聯絡|A customer has an owner, and nobody has called for months|Un client a un responsable, mais personne n’appelle|Un cliente tiene dueño y nadie llama en meses
feature|太久没联系的客户先提醒，再回到公海|太久沒聯絡的客戶先提醒，再回到公海|Without contact for long: a warning, then the pool|Sans contact longtemps : un avis, puis le pot commun|Sin contacto mucho tiempo: aviso y luego al fondo
feature|领取、分配和放回都有记录|領取、分配和放回都有記錄|Taken, given and put back, all written down|Pris, donnés, remis : tout est noté|Tomados, dados y devueltos: todo queda escrito
for|两个人以上的团队|兩個人以上的團隊|Teams of two and more|Les équipes à plusieurs|Equipos de varias personas
case|周一主管把公海里的二十家分给三个人|週一主管把公海裡的二十家分給三個人|On Monday the leader gives twenty from the pool to three people|Le lundi, vingt clients du pot vont à trois personnes|El lunes, veinte del fondo pasan a tres personas
question|公海的客户大家都能打吗？|公海的客戶大家都能打嗎？|May anybody call them?|Chacun peut-il les appeler ?|¿Puede llamar cualquiera?
answer|先领取，再联系，避免两个人打同一家|先領取，再聯絡，避免兩個人打同一家|Take one first: no company is called twice|Prenez d’abord : nul n’est appelé deux fois|Primero tómelo: nadie recibe dos llamadas

[calls|team|phone|/pages/outCall/outCall||zky:outCall:use|||]
name|外呼统计|外呼統計|Calls|Appels|Llamadas
summary|打了多少、接通多少、谈成什么|打了多少、接通多少、談成什麼|Calls made, answered, and what came of them|Appels passés, aboutis, et leurs résultats|Llamadas hechas, contestadas y su resultado
problem|一天打了很多，说不清结果|一天打了很多，說不清結果|Many calls a day, and no result to show|Beaucoup d’appels, peu de traces|Muchas llamadas y ningún registro
feature|用自己的电话，结果三下填完|用自己的電話，結果三下填完|Your own telephone, the result in three taps|Votre téléphone, le résultat en trois gestes|Su teléfono, el resultado en tres toques
feature|拨打前查谢绝来电和对方时间|撥打前查謝絕來電和對方時間|Do-not-call and their hours are checked first|Refus d’appel et horaires vérifiés avant|Antes se revisan rechazos y horarios
feature|名单外呼，一家接一家|名單外呼，一家接一家|Lists, one company after the other|Des listes, une société après l’autre|Listas, una empresa tras otra
for|电话销售和主管|電話銷售和主管|Who sells by telephone, and who leads|La vente par téléphone et ses responsables|Ventas por teléfono y responsables
case|一小时打完二十家，五家约了下次|一小時打完二十家，五家約了下次|Twenty called in an hour, five agreed to talk again|Vingt appels en une heure, cinq rendez-vous|Veinte llamadas en una hora, cinco citas
question|会录音吗？|會錄音嗎？|Are calls recorded?|Les appels sont-ils enregistrés ?|¿Se graban?
answer|不会|不會|No|Non|No

[callLine|team|headset|/pages/outCall/outCall||zky:outCall:use|team|||line]
name|线路外呼|線路外呼|Call line|Ligne d’appel|Línea de llamadas
summary|先接通您，再接通客户，时长自动记|先接通您，再接通客戶，時長自動記|It rings you, then the customer, and measures the talk|Elle vous appelle, puis le client, et mesure|Le llama a usted, luego al cliente, y mide
problem|自己的号码打多了被标记，时长靠自己记|自己的號碼打多了被標記，時長靠自己記|Your own number gets marked, and talk time is a guess|Votre numéro est signalé, la durée devinée|Su número se marca y la duración se adivina
feature|线路同时接通两边，客户看到线路号码|線路同時接通兩邊，客戶看到線路號碼|The line joins both; the customer sees its number|La ligne relie les deux et montre son numéro|La línea une a ambos y muestra su número
feature|接通、时长由线路记录|接通、時長由線路記錄|What was answered and how long comes from the line|Réponses et durées viennent de la ligne|Respuestas y duración las da la línea
for|每天外呼很多的团队|每天外呼很多的團隊|Teams that call a lot|Les équipes qui appellent beaucoup|Equipos que llaman mucho
case|主管早会上看前一天真正的通话时长|主管早會上看前一天真正的通話時長|In the morning meeting: yesterday’s measured talk time|En réunion : la durée mesurée de la veille|En la reunión: la duración medida de ayer
question|怎么开通？|怎麼開通？|How does one get it?|Comment l’obtenir ?|¿Cómo se obtiene?
answer|团队版已包含；其他套餐点申请开通，客服会回复|團隊版已包含；其他套餐點申請開通，客服會回覆|In the team plan; from other plans apply here, and we answer|Incluse en équipe ; sinon demandez ici, nous répondons|Incluida en equipo; con otro plan solicítela aquí

[callGuide|team|info|/pages/home/outCallIntroduce|public||||]
name|外呼介绍|外呼介紹|About calls|À propos des appels|Sobre las llamadas
summary|怎么打、守什么规矩、怎么开始|怎麼打、守什麼規矩、怎麼開始|How to call, by which rules, how to begin|Comment appeler, selon quelles règles|Cómo llamar, con qué reglas
problem|怕打扰客户，怕不合规|怕打擾客戶，怕不合規|Worried to disturb, or to break a rule|La crainte de déranger ou d’enfreindre|Temor a molestar o a incumplir
feature|谢绝来电、拨打时段、每日次数|謝絕來電、撥打時段、每日次數|Do-not-call, hours, calls a day|Refus, horaires, appels par jour|Rechazos, horarios, llamadas al día
for|准备开始外呼的人|準備開始外呼的人|Who begins to call|Qui commence à appeler|Quien empieza a llamar
case|新同事第一天先看一遍|新夥伴第一天先看一遍|Read by a new member on the first day|Lu par un nouveau membre le premier jour|Lo lee un miembro nuevo el primer día
question|要安装什么吗？|要安裝什麼嗎？|Is there anything to install?|Faut-il installer quelque chose ?|¿Hay que instalar algo?
answer|不用|不用|No|Non|No

[members|team|crown|/pages/my/memberCenter||||unlock]
name|会员中心|會員中心|Member centre|Espace membre|Centro de miembros
summary|套餐、次数与席位|套餐、次數與席位|Plan, quotas and seats|Formule, quotas et postes|Plan, cupos y puestos
problem|不知道还剩多少次、什么时候到期|不知道還剩多少次、什麼時候到期|What is left, and until when?|Que reste-t-il, et jusqu’à quand ?|¿Qué queda y hasta cuándo?
feature|剩余次数、到期日和每一次用在哪|剩餘次數、到期日和每一次用在哪|What is left, until when, and what it was used for|Le reste, l’échéance et les usages|Lo que queda, hasta cuándo y en qué se usó
for|所有人|所有人|Everybody|Tout le monde|Todos
case|月底看剩多少解锁，先用在窗口快关的展会|月底看剩多少解鎖，先用在視窗快關的展會|At the end of a month: use what is left where windows close|En fin de mois : utilisez le reste là où ça presse|A fin de mes: use lo que queda donde apremia
question|没用完的能留到下月吗？|沒用完的能留到下月嗎？|Does the rest carry over?|Le reste est-il reporté ?|¿Se acumula el resto?
answer|不能，每月 1 日重新计|不能，每月 1 日重新計|No, it begins anew on the 1st|Non, tout repart le 1er|No, empieza de nuevo el día 1

[team|team|people|/pages/my/memberCenter||zky:subAccount:manage|team|]
name|团队管理|團隊管理|Team|Équipe|Equipo
summary|成员、角色、移交与共用次数|成員、角色、移交與共用次數|Members, roles, hand-over and shared quotas|Membres, rôles, transmission, quotas communs|Miembros, roles, entregas y cupos comunes
problem|有人离开，客户也跟着走了|有人離開，客戶也跟著走了|Somebody leaves, and customers with them|Quelqu’un part, les clients aussi|Alguien se va y con él los clientes
feature|邀请成员，按角色给权限|邀請成員，按角色給權限|Invite members, with rights by role|Invitez des membres, droits par rôle|Invite miembros, con permisos por rol
feature|停用或离开时移交客户、约定和目标|停用或離開時移交客戶、約定和目標|Who leaves hands over customers, tasks and targets|Qui part transmet clients, tâches et cibles|Quien se va entrega clientes, tareas y objetivos
feature|谁正在跟一家企业，别人看得到|誰正在跟一家企業，別人看得到|All see who is on a company|Chacun voit qui suit une société|Todos ven quién lleva una empresa
for|两个人以上的销售组|兩個人以上的銷售組|Sales groups of two and more|Les équipes de deux et plus|Grupos de dos o más
case|一名成员调岗，五百家客户当天分给三个人|一名成員調崗，五百家客戶當天分給三個人|A member moves on: 500 customers go to three others that day|Un membre part : 500 clients répartis le jour même|Un miembro se va: 500 clientes repartidos ese día
question|怎么开通？|怎麼開通？|How does one get it?|Comment l’obtenir ?|¿Cómo se obtiene?
answer|点申请开通，客服会回复|點申請開通，客服會回覆|Apply here, and we answer|Demandez ici, nous répondons|Solicítelo aquí
`
