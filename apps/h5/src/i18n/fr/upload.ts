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
  oversize: 'Le fichier est trop volumineux.',
}
