import { words } from '#i18n/words.ts'

/** 资质证书. */
export const certInfoPage = words({
  top: ['最近 {value}', '最近 {value}', 'latest {value}', 'dernier {value}', 'último {value}'],
  system: ['体系认证', '體系認證', 'Systems', 'Systèmes', 'Sistemas'],
  product: ['产品认证', '產品認證', 'Products', 'Produits', 'Productos'],
  license: ['行政许可', '行政許可', 'Permits', 'Autorisations', 'Permisos'],
  honor: ['荣誉资质', '榮譽資質', 'Honours', 'Distinctions', 'Distinciones'],
  none_system: [
    '没有体系认证',
    '沒有體系認證',
    'No system certificate',
    'Aucun certificat de système',
    'Ningún certificado de sistema',
  ],
  none_product: [
    '没有产品认证',
    '沒有產品認證',
    'No product certificate',
    'Aucun certificat de produit',
    'Ningún certificado de producto',
  ],
  none_license: ['没有行政许可', '沒有行政許可', 'No permit', 'Aucune autorisation', 'Ningún permiso'],
  none_honor: ['没有荣誉资质', '沒有榮譽資質', 'No honour', 'Aucune distinction', 'Ninguna distinción'],
  valid: ['有效', '有效', 'Valid', 'Valable', 'Válido'],
  expired: ['过期', '過期', 'Expired', 'Expiré', 'Caducado'],
  suspended: ['暂停', '暫停', 'Suspended', 'Suspendu', 'Suspendido'],
  revoked: ['撤销', '撤銷', 'Revoked', 'Révoqué', 'Revocado'],
  cancelled: ['注销', '註銷', 'Cancelled', 'Annulé', 'Cancelado'],
  statusNow: ['状态', '狀態', 'Status', 'Statut', 'Estado'],
  certType: ['类型', '類型', 'Kind', 'Type', 'Tipo'],
  certNo: ['编号', '編號', 'No.', 'N°', 'N.º'],
  issueDate: ['发证', '發證', 'Issued', 'Délivré le', 'Emitido'],
  expireDate: ['有效期至', '有效期至', 'Valid until', 'Valable jusqu’au', 'Válido hasta'],
  issuer: ['发证机构', '發證機構', 'Issued by', 'Délivré par', 'Emitido por'],
  scope: ['认证范围', '認證範圍', 'Scope', 'Portée', 'Alcance'],
  coveredPersons: ['覆盖人数', '覆蓋人數', 'Persons covered', 'Personnes couvertes', 'Personas cubiertas'],
})
