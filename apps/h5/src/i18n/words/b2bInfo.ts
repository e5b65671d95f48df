import { words } from '#i18n/words.ts'

/** 经营概况. */
export const b2bInfo = words({
  top: ['{value}', '{value}', '{value}', '{value}', '{value}'],
  none: [
    '没有经营概况',
    '沒有經營概況',
    'Nothing about its business',
    'Aucune information',
    'Sin información',
  ],
  mainProducts: ['主营产品', '主營產品', 'Sells', 'Vend', 'Vende'],
  purchaseProducts: ['采购产品', '採購產品', 'Buys', 'Achète', 'Compra'],
  businessModels: ['经营模式', '經營模式', 'Business model', 'Modèle', 'Modelo'],
  annualTurnover: ['年营业额', '年營業額', 'Turnover a year', 'Chiffre d’affaires', 'Facturación anual'],
  staffSize: ['人员规模', '人員規模', 'Staff', 'Effectif', 'Plantilla'],
  plantArea: ['厂房面积（m²）', '廠房面積（m²）', 'Plant, m²', 'Usine, m²', 'Planta, m²'],
  productionLines: ['生产线', '生產線', 'Production lines', 'Lignes de production', 'Líneas de producción'],
  monthlyOutput: ['月产值', '月產值', 'Output a month', 'Production mensuelle', 'Producción mensual'],
  devices: ['设备', '設備', 'Machines', 'Machines', 'Máquinas'],
  technics: ['工艺', '工藝', 'Processes', 'Procédés', 'Procesos'],
  managementCerts: ['质量体系', '質量體系', 'Quality systems', 'Systèmes qualité', 'Sistemas de calidad'],
  mainMarkets: ['主要市场', '主要市場', 'Markets', 'Marchés', 'Mercados'],
  mainCustomers: ['主要客户', '主要客戶', 'Customers', 'Clients', 'Clientes'],
  importExport: ['进出口', '進出口', 'Import and export', 'Import et export', 'Importación y exportación'],
  onlineShops: ['网店', '網店', 'Online shops', 'Boutiques en ligne', 'Tiendas en línea'],
  brands: ['品牌', '品牌', 'Brands', 'Marques', 'Marcas'],
  rankings: ['上榜', '上榜', 'Rankings', 'Classements', 'Clasificaciones'],
  pageUrl: ['平台主页', '平臺主頁', 'Page', 'Page', 'Página'],
})
