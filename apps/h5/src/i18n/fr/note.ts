import type { Texts } from '#i18n/texts.ts'

export const note: Texts<'note'> = {
  title: 'Commentaires et corrections',
  none: 'Aucun commentaire',
  correction: 'Correction',
  gone: 'Un ancien collègue',
  addComment: 'Commenter',
  addCorrection: 'Ajouter une correction',
  added: 'Enregistré',
  commentPlaceholder: 'Pour l’équipe, 500 caractères au plus',
  correctionPlaceholder: 'Ce qui est à corriger ; la note d’origine reste inchangée',
}
