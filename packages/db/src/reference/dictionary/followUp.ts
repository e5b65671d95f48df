/** Follow-ups, calls, feedback and people. Lines as in dictionaryItems.ts. */
export const followUpDictionaries = `
[follow_type]
phone|电话|電話|Phone|Téléphone|Teléfono
wechat|微信|微信|WeChat|WeChat|WeChat
visit|上门拜访|上門拜訪|Visit|Visite|Visita
onsite|现场拜访|現場拜訪|At the show|Sur le salon|En la feria
email|邮件|郵件|E-mail|E-mail|Correo electrónico
sms|短信|簡訊|Text message|SMS|SMS
other|其他|其他|Other|Autre|Otro
[follow_result]
connected|已沟通|已溝通|Talked|Échange effectué|Contactado
no_answer|无人接听|無人接聽|No answer|Pas de réponse|Sin respuesta
call_back|约定回访|約定回訪|Call back agreed|Rappel convenu|Volver a llamar
interested|有意向|有意向|Interested|Intéressé|Interesado
quote_sent|已报价|已報價|Quote sent|Devis envoyé|Presupuesto enviado
signed|已成交|已成交|Signed|Signé|Cerrado
refused|拒绝|拒絕|Refused|Refus|Rechazado
wrong_number|号码有误|號碼有誤|Wrong number|Mauvais numéro|Número equivocado
busy|占线|佔線|Busy|Occupé|Ocupado
stopped|停机|停機|Out of service|Hors service|Fuera de servicio
empty|空号|空號|Number not in use|Numéro non attribué|Número inexistente
[customer_stage]
new|新客户|新客戶|New|Nouveau|Nuevo
contacted|已联系|已聯絡|Contacted|Contacté|Contactado
interested|有意向|有意向|Interested|Intéressé|Interesado
demand|需求明确|需求明確|Clear demand|Besoin confirmé|Necesidad confirmada
quoted|已报价|已報價|Quoted|Devis remis|Presupuestado
won|成交|成交|Won|Gagné|Ganado
lost|流失|流失|Lost|Perdu|Perdido
invalid|无效|無效|Invalid|Invalide|No válido
[intent_level]
A|A 高意向|A 高意向|A high|A forte|A alta
B|B 中意向|B 中意向|B medium|B moyenne|B media
C|C 低意向|C 低意向|C low|C faible|C baja
D|D 无意向|D 無意向|D none|D nulle|D nula
[call_status]
connected|已接通|已接通|Connected|Abouti|Contestada
no_answer|未接听|未接聽|No answer|Sans réponse|Sin respuesta
busy|占线|佔線|Busy|Occupé|Ocupado
rejected|拒接|拒接|Rejected|Rejeté|Rechazada
invalid_number|空号|空號|Number not in use|Numéro non attribué|Número inexistente
failed|呼叫失败|呼叫失敗|Failed|Échec|Fallida
[call_result]
interested|有意向|有意向|Interested|Intéressé|Interesado
call_back|稍后联系|稍後聯絡|Call back|À rappeler|Volver a llamar
no_demand|暂无需求|暫無需求|No demand now|Pas de besoin|Sin necesidad
refused|拒绝|拒絕|Refused|Refus|Rechazado
wrong_person|非本人|非本人|Wrong person|Mauvaise personne|Persona equivocada
do_not_call|谢绝来电|謝絕來電|Do not call|Ne pas appeler|No llamar
[lost_reason]
price|价格|價格|Price|Prix|Precio
competitor|选择同行|選擇同行|Chose a competitor|Concurrent retenu|Eligió a la competencia
no_budget|没有预算|沒有預算|No budget|Pas de budget|Sin presupuesto
not_exhibiting|不再参展|不再參展|No longer exhibits|N'expose plus|Ya no expone
no_contact|联系不上|聯絡不上|Not reachable|Injoignable|Ilocalizable
other|其他|其他|Other|Autre|Otro
[feedback_kind]
wrong_data|数据有误|資料有誤|Wrong data|Donnée erronée|Dato erróneo
missing|信息缺失|資訊缺失|Missing data|Donnée manquante|Falta información
duplicate|重复|重複|Duplicate|Doublon|Duplicado
outdated|信息过期|資訊過期|Outdated|Donnée périmée|Dato desactualizado
suggestion|功能建议|功能建議|Suggestion|Suggestion|Sugerencia
[refund_reason]
empty_number|空号|空號|Number not in use|Numéro non attribué|Número inexistente
stopped_number|停机|停機|Number suspended|Numéro suspendu|Número suspendido
not_company|非本公司|非本公司|Other company|Autre entreprise|Otra empresa
other|其他|其他|Other|Autre|Otro
[persona_type]
builder|展台搭建|展臺搭建|Stand builder|Standiste|Montador de stands
organizer|展会主办|展會主辦|Organiser|Organisateur|Organizador
logistics|展品物流|展品物流|Exhibition logistics|Logistique d'exposition|Logística ferial
supplier|物料供应|物料供應|Supplier|Fournisseur|Proveedor
exhibitor|参展企业|參展企業|Exhibitor|Exposant|Expositor
advertising|广告策划|廣告策劃|Advertising and planning|Publicité et conseil|Publicidad y planificación
hotel_travel|差旅酒店|差旅酒店|Travel and hotels|Voyages et hôtels|Viajes y hoteles
other|其他|其他|Other|Autre|Otro
`
