import type { Texts } from '#i18n/texts.ts'

export const compare: Texts<'compare'> = {
  title: 'Comparar ferias',
  open: 'Comparar',
  choose: 'Elija hasta {n} para poner junto a esta',
  listed: 'Expositores registrados aquí',
  none: 'Nada que comparar todavía',
  noneText: 'Marque otras ferias como favoritas para compararlas aquí',
}
