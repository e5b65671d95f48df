export const tabs = ['all', 'company', 'exhibition', 'hall', 'exhibitor', 'news'] as const
export type Tab = (typeof tabs)[number]

export function isTab(value: string | undefined): value is Tab {
  return tabs.some((tab) => tab === value)
}
