import type { Texts } from '#i18n/texts.ts'

export const agreement: Texts<'agreement'> = {
  blocked: 'Ce lien ne peut pas être ouvert',
  blockedText: 'Pour votre sécurité, seules les pages de conditions de ce produit s’ouvrent ici',
  leave: 'Un autre site va s’ouvrir : {host}',
  leaveOpen: 'Ouvrir',
}
