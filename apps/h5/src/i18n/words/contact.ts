import { words } from '#i18n/words.ts'

export const contact = words({
  more: [
    '{number} 的更多操作',
    '{number} 的更多操作',
    'More for {number}',
    'Plus pour {number}',
    'Más para {number}',
  ],
  keep: [
    '存入通讯录',
    '存入通訊錄',
    'Save to contacts',
    'Enregistrer dans les contacts',
    'Guardar en contactos',
  ],
  markAs: ['标记：{mark}', '標記：{mark}', 'Mark: {mark}', 'Marquer : {mark}', 'Marcar: {mark}'],
  valid: ['实号', '實號', 'Works', 'Fonctionne', 'Funciona'],
  empty: ['空号', '空號', 'No such number', 'Numéro inexistant', 'No existe'],
  stopped: ['停机', '停機', 'Out of service', 'Hors service', 'Fuera de servicio'],
  notCompany: ['非本公司', '非本公司', 'Not this company', 'Pas cette entreprise', 'No es esta empresa'],
  refused: ['谢绝来电', '謝絕來電', 'Asks not to be called', 'Refuse les appels', 'Rechaza llamadas'],
  unmark: ['撤销标记', '撤銷標記', 'Take the mark back', 'Retirer la marque', 'Quitar la marca'],
  marked: ['已标记', '已標記', 'Marked', 'Marqué', 'Marcado'],
  unmarked: ['已撤销标记', '已撤銷標記', 'Mark taken back', 'Marque retirée', 'Marca quitada'],
  mine: [
    '我方标记 {mark}',
    '我方標記 {mark}',
    'Our mark: {mark}',
    'Notre marque : {mark}',
    'Nuestra marca: {mark}',
  ],
  recommended: ['推荐', '推薦', 'Recommended', 'Recommandé', 'Recomendado'],
  decisionMaker: ['关键决策人', '關鍵決策人', 'Decides', 'Décideur', 'Decide'],
  suspectedAgent: [
    '疑似代办',
    '疑似代辦',
    'Perhaps an agency',
    'Peut-être un intermédiaire',
    'Quizá una gestoría',
  ],
})
