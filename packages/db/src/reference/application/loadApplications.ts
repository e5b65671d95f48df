import { applicationRows } from '#reference/application/applicationRows.ts'
import { type ApplicationSetting, settled } from '#reference/application/settled.ts'
import { type Ask, loadRows } from '#reference/loadRows.ts'

/** Writes the catalogue of applications as the product brings it, and as an operator has set it. */
export async function loadApplications(ask: Ask, settings: readonly ApplicationSetting[]): Promise<void> {
  const { applications, texts } = settled(applicationRows(), settings)
  await loadRows(ask, 'application', ['code'], applications)
  await loadRows(ask, 'application_text', ['code', 'locale'], texts)
}
