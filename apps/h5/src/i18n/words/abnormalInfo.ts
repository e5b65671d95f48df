import { words } from '#i18n/words.ts'

/** 经营异常. */
export const abnormalInfo = words({
  top: ['最近 {value}', '最近 {value}', 'latest {value}', 'dernière {value}', 'última {value}'],
  current: ['当前', '目前', 'Current', 'En cours', 'Actuales'],
  past: ['历史（已移出）', '歷史（已移出）', 'Removed', 'Retirées', 'Retiradas'],
  none_current: [
    '未发现经营异常',
    '未發現經營異常',
    'No abnormal operations found',
    "Aucune anomalie d'exploitation",
    'Sin anomalías operativas',
  ],
  none_past: ['没有移出记录', '沒有移出記錄', 'Nothing was removed', 'Aucun retrait', 'Ninguna retirada'],
  addDate: ['列入', '列入', 'Listed', 'Inscrite le', 'Inscrita el'],
  addAuthority: ['列入机关', '列入機關', 'Listed by', 'Inscrite par', 'Inscrita por'],
  removeReason: ['移出原因', '移出原因', 'Removed because', 'Retirée car', 'Retirada porque'],
  removeDate: ['移出', '移出', 'Removed', 'Retirée le', 'Retirada el'],
  removeAuthority: ['移出机关', '移出機關', 'Removed by', 'Retirée par', 'Retirada por'],
  warning: [
    '这家企业现有 {n} 条经营异常，合作前请核实',
    '這家企業現有 {n} 條經營異常，合作前請核實',
    {
      one: 'This company is on the list of abnormal operations. Check before you deal with it',
      other: 'This company has {n} entries in the list of abnormal operations. Check before you deal with it',
    },
    {
      one: "Cette entreprise est inscrite pour anomalie d'exploitation. Vérifiez avant de traiter avec elle",
      other: "Cette entreprise a {n} anomalies d'exploitation. Vérifiez avant de traiter avec elle",
    },
    {
      one: 'Esta empresa tiene una anomalía operativa. Compruébelo antes de tratar con ella',
      other: 'Esta empresa tiene {n} anomalías operativas. Compruébelo antes de tratar con ella',
    },
  ],
})
