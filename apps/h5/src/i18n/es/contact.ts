import type { Texts } from '#i18n/texts.ts'

export const contact: Texts<'contact'> = {
  more: 'Más para {number}',
  keep: 'Guardar en contactos',
  markAs: 'Marcar: {mark}',
  valid: 'Funciona',
  empty: 'No existe',
  stopped: 'Fuera de servicio',
  notCompany: 'No es esta empresa',
  refused: 'Rechaza llamadas',
  unmark: 'Quitar la marca',
  marked: 'Marcado',
  unmarked: 'Marca quitada',
  mine: 'Nuestra marca: {mark}',
  recommended: 'Recomendado',
  decisionMaker: 'Decide',
  suspectedAgent: 'Quizá una gestoría',
}
