/**
 * Words that files of data write out instead of giving a code; what is written so is shown in the reader's language.
 * Lines as in dictionaryItems.ts.
 */
export const writtenDictionaries = `
[department]
marketing|市场部|市場部|Marketing|Marketing|Marketing
sales|销售部|銷售部|Sales|Ventes|Ventas
purchasing|采购部|採購部|Purchasing|Achats|Compras
foreign_trade|外贸部|外貿部|Foreign trade|Commerce extérieur|Comercio exterior
administration|行政部|行政部|Administration|Administration|Administración
management|总经办|總經辦|Management office|Direction générale|Dirección general
human_resources|人事部|人事部|Human resources|Ressources humaines|Recursos humanos
finance|财务部|財務部|Finance|Finances|Finanzas
technology|技术部|技術部|Engineering|Technique|Técnica
research|研发部|研發部|Research and development|Recherche et développement|Investigación y desarrollo
production|生产部|生產部|Production|Production|Producción
quality|质量部|品質部|Quality|Qualité|Calidad
logistics|物流部|物流部|Logistics|Logistique|Logística
brand|品牌部|品牌部|Brand|Marque|Marca
exhibition|展会部|展會部|Exhibitions|Salons|Ferias
customer_service|客服部|客服部|Customer service|Service client|Atención al cliente
[position]
chairman|董事长|董事長|Chairman|Président|Presidente
general_manager|总经理|總經理|General manager|Directeur général|Director general
deputy_general_manager|副总经理|副總經理|Deputy general manager|Directeur général adjoint|Subdirector general
legal_representative|法定代表人|法定代表人|Legal representative|Représentant légal|Representante legal
sales_director|销售总监|銷售總監|Sales director|Directeur des ventes|Director de ventas
sales_manager|销售经理|銷售經理|Sales manager|Responsable des ventes|Jefe de ventas
marketing_director|市场总监|市場總監|Marketing director|Directeur marketing|Director de marketing
marketing_manager|市场经理|市場經理|Marketing manager|Responsable marketing|Jefe de marketing
marketing_officer|市场专员|市場專員|Marketing officer|Chargé de marketing|Técnico de marketing
purchasing_manager|采购经理|採購經理|Purchasing manager|Responsable des achats|Jefe de compras
foreign_trade_manager|外贸经理|外貿經理|Foreign trade manager|Responsable export|Jefe de comercio exterior
administration_manager|行政主管|行政主管|Administration manager|Responsable administratif|Jefe de administración
exhibition_manager|展会负责人|展會負責人|Exhibitions manager|Responsable des salons|Responsable de ferias
switchboard|总机|總機|Switchboard|Standard|Centralita
[data_source]
operator|运营方导入|營運方匯入|Imported by the operator|Importé par l'exploitant|Importado por el operador
sample|示例数据|範例資料|Sample data|Données d'exemple|Datos de ejemplo
catalogue|展会会刊|展會會刊|Show catalogue|Catalogue du salon|Catálogo de la feria
website|企业官网|企業官網|Company website|Site de l'entreprise|Web de la empresa
exhibition_website|展会官网|展會官網|Exhibition website|Site du salon|Web de la feria
annual_report|企业年报|企業年報|Annual report|Rapport annuel|Informe anual
recruitment|招聘网站|招聘網站|Job site|Site d'emploi|Portal de empleo
tender|招投标公告|招投標公告|Tender notice|Avis d'appel d'offres|Anuncio de licitación
registry|工商登记|工商登記|Business register|Registre du commerce|Registro mercantil
`
