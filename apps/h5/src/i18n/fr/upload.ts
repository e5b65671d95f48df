import type { Texts } from '#i18n/texts.ts'

export const upload: Texts<'upload'> = {
  add: 'Ajouter des photos',
  camera: 'Prendre une photo',
  album: 'Choisir dans les photos',
  face: 'Changer la photo',
  picture: 'Photo',
  video: 'Vidéo',
  uploading: 'Envoi en cours',
  retry: 'Toucher pour réessayer',
  remove: 'Supprimer',
  oversize: '« {name} » dépasse {size} Mo et ne peut pas être envoyé.',
  pickLimit: '{n} au maximum à la fois ; les {left} derniers n’ont pas été ajoutés.',
  countLimit: '{n} au maximum en tout ; les {left} derniers n’ont pas été ajoutés.',
}
