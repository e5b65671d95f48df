import { readStored, store } from '#platform/storage.ts'

/** 标准, 大, 特大: 100, 115 and 130 %. */
export const textSizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

const scales: Readonly<Record<TextSize, string>> = { normal: '1', large: '1.15', largest: '1.3' }
const listeners = new Set<() => void>()

export function textSize(): TextSize {
  const stored = readStored('textSize')
  return textSizes.find((size) => size === stored) ?? 'normal'
}

export function watchTextSize(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Writes all text in the chosen size; at the start, and when it changes. */
export function applyTextSize(): void {
  document.documentElement.style.setProperty('--text-scale', scales[textSize()])
}

export function chooseTextSize(size: TextSize): void {
  store('textSize', size)
  applyTextSize()
  for (const listener of listeners) listener()
}
