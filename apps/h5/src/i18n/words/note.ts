import { words } from '#i18n/words.ts'

export const note = words({
  title: [
    '评论与更正',
    '評論與更正',
    'Comments and corrections',
    'Commentaires et corrections',
    'Comentarios y correcciones',
  ],
  none: ['还没有评论', '還沒有評論', 'No comments yet', 'Aucun commentaire', 'Aún no hay comentarios'],
  correction: ['更正', '更正', 'Correction', 'Correction', 'Corrección'],
  gone: ['已离开的成员', '已離開的成員', 'A former member', 'Un ancien collègue', 'Un antiguo compañero'],
  addComment: ['写评论', '寫評論', 'Comment', 'Commenter', 'Comentar'],
  addCorrection: [
    '追加更正',
    '追加更正',
    'Add a correction',
    'Ajouter une correction',
    'Añadir una corrección',
  ],
  commentPlaceholder: [
    '写给团队的话，最多 500 字',
    '寫給團隊的話，最多 500 字',
    'For the team, up to 500 characters',
    'Pour l’équipe, 500 caractères au plus',
    'Para el equipo, hasta 500 caracteres',
  ],
  correctionPlaceholder: [
    '哪里要更正，原记录保留不变',
    '哪裡要更正，原記錄保留不變',
    'What is to be corrected; the record itself stays as it was',
    'Ce qui est à corriger ; la note d’origine reste inchangée',
    'Qué hay que corregir; el registro original no cambia',
  ],
})
