import type { Texts } from '#i18n/texts.ts'

export const note: Texts<'note'> = {
  title: 'Comentarios y correcciones',
  none: 'Aún no hay comentarios',
  correction: 'Corrección',
  gone: 'Un antiguo compañero',
  addComment: 'Comentar',
  addCorrection: 'Añadir una corrección',
  added: 'Guardado',
  commentPlaceholder: 'Para el equipo, hasta 500 caracteres',
  correctionPlaceholder: 'Qué hay que corregir; el registro original no cambia',
}
