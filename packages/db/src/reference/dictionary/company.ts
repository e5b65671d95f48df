/** Companies and what is known of them. Lines as in dictionaryItems.ts. */
export const companyDictionaries = `
[company_tag]
high_tech|高新技术企业|高新技術企業|High-tech enterprise|Entreprise de haute technologie|Empresa de alta tecnología
specialized_new|专精特新|專精特新|Specialised and innovative SME|PME spécialisée et innovante|Pyme especializada e innovadora
little_giant|专精特新小巨人|專精特新小巨人|Little giant|Petit géant|Pequeño gigante
listed|上市公司|上市公司|Listed company|Société cotée|Empresa cotizada
above_scale|规上企业|規上企業|Above designated size|Au-dessus du seuil statistique|Por encima del umbral estadístico
tech_sme|科技型中小企业|科技型中小企業|Technology SME|PME technologique|Pyme tecnológica
customs_certified|海关认证企业|海關認證企業|Customs certified|Certifiée par la douane|Certificada por la aduana
[contact_type]
mobile|手机|手機|Mobile|Mobile|Móvil
landline|固话|固話|Landline|Fixe|Fijo
email|邮箱|郵箱|E-mail|E-mail|Correo electrónico
wechat|微信|微信|WeChat|WeChat|WeChat
qq|QQ|QQ|QQ|QQ|QQ
other|其他|其他|Other|Autre|Otro
[number_status]
valid|实号|實號|Valid|Valide|Válido
silent|沉默号|沉默號|Silent|Inactif|Inactivo
empty|空号|空號|Not in use|Non attribué|Inexistente
stopped|停机|停機|Suspended|Suspendu|Suspendido
risk|风险号|風險號|Risky|À risque|De riesgo
unknown|未检测|未檢測|Not checked|Non vérifié|Sin comprobar
[exhibition_count_band]
under5|5场以下|5場以下|Under 5|Moins de 5|Menos de 5
5to10|5-10场|5-10場|5–10|5 à 10|5–10
10to20|10-20场|10-20場|10–20|10 à 20|10–20
20to50|20-50场|20-50場|20–50|20 à 50|20–50
over50|50场以上|50場以上|Over 50|Plus de 50|Más de 50
[capital_band]
under_1m|0-100万|0-100萬|Under CNY 1 m|Moins de 1 M CNY|Menos de 1 M CNY
1m_to_5m|100-500万|100-500萬|CNY 1–5 m|1 à 5 M CNY|1–5 M CNY
5m_to_10m|500-1000万|500-1000萬|CNY 5–10 m|5 à 10 M CNY|5–10 M CNY
10m_to_50m|1000-5000万|1000-5000萬|CNY 10–50 m|10 à 50 M CNY|10–50 M CNY
over_50m|5000万以上|5000萬以上|Over CNY 50 m|Plus de 50 M CNY|Más de 50 M CNY
[staff_scale]
under_50|50人以下|50人以下|Under 50|Moins de 50|Menos de 50
50_to_99|50-99人|50-99人|50–99|50 à 99|50–99
100_to_499|100-499人|100-499人|100–499|100 à 499|100–499
500_to_999|500-999人|500-999人|500–999|500 à 999|500–999
1000_to_4999|1000-4999人|1000-4999人|1,000–4,999|1 000 à 4 999|1.000–4.999
over_5000|5000人以上|5000人以上|5,000 and more|5 000 et plus|5.000 o más
[business_model]
manufacturing|生产型|生產型|Manufacturer|Fabricant|Fabricante
trading|贸易型|貿易型|Trader|Négociant|Comercializadora
service|服务型|服務型|Service provider|Prestataire de services|Servicios
processing|代加工|代加工|Contract manufacturer|Sous-traitant|Fabricación por encargo
research|研发型|研發型|Research and development|Recherche et développement|Investigación y desarrollo
[enterprise_type]
limited|有限责任公司|有限責任公司|Limited liability company|Société à responsabilité limitée|Sociedad de responsabilidad limitada
joint_stock|股份有限公司|股份有限公司|Joint-stock company|Société par actions|Sociedad anónima
state_owned|国有企业|國有企業|State-owned enterprise|Entreprise d'État|Empresa estatal
foreign|外商投资企业|外商投資企業|Foreign-invested enterprise|Entreprise à capitaux étrangers|Empresa de capital extranjero
hk_mo_tw|港澳台投资企业|港澳臺投資企業|Hong Kong, Macao or Taiwan invested|Capitaux de Hong Kong, Macao ou Taïwan|Capital de Hong Kong, Macao o Taiwán
partnership|合伙企业|合夥企業|Partnership|Société de personnes|Sociedad colectiva
sole|个人独资企业|個人獨資企業|Sole proprietorship|Entreprise individuelle|Empresa individual
branch|分公司|分公司|Branch|Succursale|Sucursal
[holder_type]
person|自然人|自然人|Natural person|Personne physique|Persona física
company|企业法人|企業法人|Company|Société|Sociedad
partnership|合伙企业|合夥企業|Partnership|Société de personnes|Sociedad colectiva
state|国有资本|國有資本|State capital|Capital public|Capital público
other|其他|其他|Other|Autre|Otro
[cert_kind]
system|体系认证|體系認證|Management system|Système de management|Sistema de gestión
product|产品认证|產品認證|Product certification|Certification de produit|Certificación de producto
license|行政许可|行政許可|Administrative licence|Autorisation administrative|Licencia administrativa
honor|荣誉资质|榮譽資質|Honour|Distinction|Distinción
[patent_type]
invention_application|发明申请|發明申請|Invention application|Demande de brevet|Solicitud de patente
invention_grant|发明授权|發明授權|Granted invention|Brevet délivré|Patente concedida
utility_model|实用新型|實用新型|Utility model|Modèle d'utilité|Modelo de utilidad
design|外观设计|外觀設計|Design|Dessin ou modèle|Diseño industrial
[patent_status]
pending|审查中|審查中|Pending|En examen|En trámite
valid|有效|有效|In force|En vigueur|En vigor
expired|失效|失效|Expired|Expiré|Caducada
rejected|驳回|駁回|Rejected|Rejeté|Rechazada
withdrawn|撤回|撤回|Withdrawn|Retiré|Retirada
[trademark_status]
pending|申请中|申請中|Pending|En cours|En trámite
registered|已注册|已註冊|Registered|Enregistrée|Registrada
invalid|无效|無效|Invalid|Invalide|Nula
expired|已过期|已過期|Expired|Expirée|Caducada
[tender_notice_type]
forecast|招标预告|招標預告|Tender forecast|Préavis|Anuncio previo
tender|招标公告|招標公告|Call for tenders|Appel d'offres|Licitación
change|变更补充|變更補充|Amendment|Rectificatif|Modificación
award|中标公告|中標公告|Award|Attribution|Adjudicación
purchase_intent|采购意向|採購意向|Purchase intent|Intention d'achat|Intención de compra
void|废标终止|廢標終止|Cancelled|Sans suite|Desierta
[financing_round]
seed|种子轮|種子輪|Seed|Amorçage|Semilla
angel|天使轮|天使輪|Angel|Business angels|Ángel
a|A轮|A輪|Series A|Série A|Serie A
b|B轮|B輪|Series B|Série B|Serie B
c|C轮|C輪|Series C|Série C|Serie C
d_and_later|D轮及以后|D輪及以後|Series D and later|Série D et suivantes|Serie D y posteriores
strategic|战略投资|戰略投資|Strategic|Stratégique|Estratégica
ipo|IPO上市|IPO上市|IPO|Introduction en bourse|Salida a bolsa
[news_category]
industry|行业动态|行業動態|Industry|Secteur|Sector
exhibition|展会资讯|展會資訊|Exhibitions|Salons|Ferias
policy|政策法规|政策法規|Policy|Réglementation|Normativa
company|企业动态|企業動態|Companies|Entreprises|Empresas
guide|参展指南|參展指南|Exhibiting guide|Guide de l'exposant|Guía del expositor
[message_category]
system|系统通知|系統通知|System|Système|Sistema
exhibition|展会提醒|展會提醒|Exhibition reminder|Rappel de salon|Aviso de feria
follow_up|跟进提醒|跟進提醒|Follow-up reminder|Rappel de suivi|Aviso de seguimiento
member|会员消息|會員訊息|Membership|Adhésion|Suscripción
feedback|纠错回执|糾錯回執|Correction receipt|Suite d'un signalement|Respuesta a correcciones
`
