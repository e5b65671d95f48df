import type { Texts } from '#i18n/texts.ts'

export const contact: Texts<'contact'> = {
  more: 'Plus pour {number}',
  keep: 'Enregistrer dans les contacts',
  markAs: 'Marquer : {mark}',
  valid: 'Fonctionne',
  empty: 'Numéro inexistant',
  stopped: 'Hors service',
  notCompany: 'Pas cette entreprise',
  refused: 'Refuse les appels',
  unmark: 'Retirer la marque',
  marked: 'Marqué',
  unmarked: 'Marque retirée',
  mine: 'Notre marque : {mark}',
  recommended: 'Recommandé',
  decisionMaker: 'Décideur',
  suspectedAgent: 'Peut-être un intermédiaire',
}
