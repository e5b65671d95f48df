import { formatNumber } from '#i18n/format.ts'

/** 1.2 MB, 340 KB. */
export function sizeText(bytes: number): string {
  const mega = bytes / 1_000_000
  return mega >= 1
    ? `${formatNumber(Math.round(mega * 10) / 10)} MB`
    : `${formatNumber(Math.ceil(bytes / 1000))} KB`
}
