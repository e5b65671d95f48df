import { words } from '#i18n/words.ts'

/** 子公司与分支机构. */
export const branch = words({
  top: ['最近 {value}', '最近 {value}', 'latest {value}', 'dernière {value}', 'última {value}'],
  branch: ['分支机构', '分支機構', 'Branches', 'Succursales', 'Sucursales'],
  subsidiary: ['子公司', '子公司', 'Subsidiaries', 'Filiales', 'Filiales'],
  none_branch: ['没有分支机构', '沒有分支機構', 'No branch', 'Aucune succursale', 'Ninguna sucursal'],
  none_subsidiary: ['没有子公司', '沒有子公司', 'No subsidiary', 'Aucune filiale', 'Ninguna filial'],
  ratio: ['持股', '持股', 'Holds', 'Détient', 'Posee'],
  registrationStatus: ['状态', '狀態', 'Status', 'Statut', 'Estado'],
  region: ['地区', '地區', 'Region', 'Région', 'Región'],
  principal: ['负责人', '負責人', 'Head', 'Responsable', 'Responsable'],
  establishDate: ['成立', '成立', 'Founded', 'Créée le', 'Fundada el'],
  exhibitionCount: [
    '参展次数',
    '參展次數',
    'Times exhibited',
    'Participations aux salons',
    'Veces que expuso',
  ],
  registrationAuthority: ['登记机关', '登記機關', 'Registered with', 'Registre', 'Registro'],
})
