/** Exhibitions, exhibitor lists and halls. Lines as in dictionaryItems.ts. */
export const exhibitionDictionaries = `
[exhibition_type]
trade|专业展|專業展|Trade show|Salon professionnel|Feria profesional
general|综合展|綜合展|General fair|Salon généraliste|Feria general
consumer|消费展|消費展|Consumer show|Salon grand public|Feria de consumo
expo|博览会|博覽會|Expo|Exposition|Exposición
[exhibition_frequency]
several_a_year|一年多届|一年多屆|Several a year|Plusieurs fois par an|Varias al año
yearly|年展|年展|Yearly|Annuel|Anual
biennial|双年展|雙年展|Every two years|Biennal|Bienal
triennial|三年展|三年展|Every three years|Triennal|Trienal
irregular|不定期|不定期|Irregular|Irrégulier|Irregular
[edition_status]
upcoming|未开始|未開始|Upcoming|À venir|Próxima
ongoing|进行中|進行中|Ongoing|En cours|En curso
ended|已结束|已結束|Ended|Terminé|Finalizada
postponed|延期|延期|Postponed|Reporté|Aplazada
cancelled|取消|取消|Cancelled|Annulé|Cancelada
[booth_type]
standard|标准展位|標準展位|Shell-scheme booth|Stand équipé|Stand modular
custom|特装|特裝|Custom-built booth|Stand sur mesure|Stand de diseño
raw|光地|光地|Raw space|Surface nue|Suelo libre
joint|联合展台|聯合展臺|Joint stand|Stand collectif|Stand conjunto
unknown|未知|未知|Unknown|Inconnu|Desconocido
[exhibitor_role]
direct|直接参展|直接參展|Exhibitor|Exposant direct|Expositor directo
co|联合参展|聯合參展|Co-exhibitor|Co-exposant|Coexpositor
represented|被代理|被代理|Represented company|Entreprise représentée|Empresa representada
[exhibitor_list_status]
none|未发布|未釋出|Not published|Non publiée|Sin publicar
partial|部分收录|部分收錄|Partial|Partielle|Parcial
published|已发布|已釋出|Published|Publiée|Publicada
[organization_role]
organizer|主办单位|主辦單位|Organiser|Organisateur|Organizador
co_organizer|承办单位|承辦單位|Operating organiser|Organisateur délégué|Entidad ejecutora
assist|协办单位|協辦單位|Assisting body|Co-organisateur|Entidad colaboradora
support|支持单位|支援單位|Supporter|Soutien|Entidad de apoyo
overseas_agent|海外代理|海外代理|Overseas agent|Agent à l'étranger|Agente en el extranjero
official_contractor|主场搭建|主場搭建|Official contractor|Standiste officiel|Montador oficial
official_forwarder|主场运输|主場運輸|Official forwarder|Transitaire officiel|Transitario oficial
[edition_metric]
net_exhibition_area|净展览面积|淨展覽面積|Net exhibition area|Surface nette d'exposition|Superficie neta de exposición
gross_exhibition_area|展览总面积|展覽總面積|Gross exhibition area|Surface brute d'exposition|Superficie bruta de exposición
exhibitor_count|参展商数|參展商數|Exhibitors|Exposants|Expositores
overseas_exhibitor_count|境外参展商数|境外參展商數|Overseas exhibitors|Exposants étrangers|Expositores extranjeros
country_count|参展国家和地区数|參展國家和地區數|Countries and regions|Pays et régions|Países y regiones
visitor_count|观众人数|觀眾人數|Visitors|Visiteurs|Visitantes
trade_visitor_count|专业观众人数|專業觀眾人數|Trade visitors|Visiteurs professionnels|Visitantes profesionales
overseas_visitor_count|境外观众人数|境外觀眾人數|Overseas visitors|Visiteurs étrangers|Visitantes extranjeros
visit_count|观众人次|觀眾人次|Visits|Visites|Visitas
[metric_basis]
audited|审计|審計|Audited|Audité|Auditado
published|主办单位公布|主辦單位公佈|Published by the organiser|Publié par l'organisateur|Publicado por el organizador
estimated|估算|估算|Estimated|Estimé|Estimado
[area_band]
under1|1万平方米以下|1萬平方米以下|Under 10,000 m²|Moins de 10 000 m²|Menos de 10.000 m²
1to3|1-3万平方米|1-3萬平方米|10,000–30,000 m²|10 000 à 30 000 m²|10.000–30.000 m²
3to5|3-5万平方米|3-5萬平方米|30,000–50,000 m²|30 000 à 50 000 m²|30.000–50.000 m²
5to10|5-10万平方米|5-10萬平方米|50,000–100,000 m²|50 000 à 100 000 m²|50.000–100.000 m²
over10|10万平方米以上|10萬平方米以上|Over 100,000 m²|Plus de 100 000 m²|Más de 100.000 m²
[hall_picture_category]
exterior|外观|外觀|Exterior|Extérieur|Exterior
pavilion|展厅|展廳|Halls|Halls|Pabellones
plan|平面图|平面圖|Floor plan|Plan|Plano
traffic|交通|交通|Getting there|Accès|Accesos
freight|货运|貨運|Freight|Fret|Carga
meeting|会议室|會議室|Meeting rooms|Salles de réunion|Salas de reuniones
[slot_status]
intent|意向|意向|Intent|Intention|Intención
inquiring|询价中|詢價中|Inquiring|Demande en cours|En consulta
held|预留|預留|Held|Option|Reserva provisional
booked|已预订|已預訂|Booked|Réservé|Reservado
done|已完成|已完成|Done|Terminé|Finalizado
cancelled|已取消|已取消|Cancelled|Annulé|Cancelado
[join_role]
exhibitor|参展|參展|Exhibitor|Exposant|Expositor
visitor|参观|參觀|Visitor|Visiteur|Visitante
builder|搭建|搭建|Stand builder|Standiste|Montador
organizer|主办|主辦|Organiser|Organisateur|Organizador
service|现场服务|現場服務|On-site service|Service sur site|Servicio en feria
[plan_item_status]
idea|想法|想法|Idea|Idée|Idea
planned|已计划|已計劃|Planned|Prévu|Planificado
confirmed|已确认|已確認|Confirmed|Confirmé|Confirmado
done|已完成|已完成|Done|Terminé|Finalizado
dropped|已放弃|已放棄|Dropped|Abandonné|Descartado
`
