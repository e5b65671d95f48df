import type { Texts } from '#i18n/texts.ts'

export const device: Texts<'device'> = {
  position: 'votre position',
  camera: 'l’appareil photo',
  pictures: 'vos photos',
  microphone: 'le micro',
  notifications: 'les notifications',
  calendar: 'le calendrier',
  clipboard: 'le presse-papiers',
  refused:
    'Accès non autorisé : {what}. Vous pouvez l’autoriser dans les réglages de l’appareil ou du navigateur.',
  missing: 'Non pris en charge sur cet appareil ou dans cette application : {what}.',
  failed: 'Indisponible pour le moment : {what}. Veuillez réessayer.',
}
