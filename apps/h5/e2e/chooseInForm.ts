import type { AppWindow } from '#e2e/openApp.ts'

/** In 写跟进: opens the choice of a field, which stands under 更多, and takes one. */
export async function chooseInForm(app: AppWindow, field: string, value: string): Promise<void> {
  const more = app.top().getByRole('button', { name: '更多', exact: true })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  await app
    .top()
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click()
  await app.page.getByRole('radio', { name: value, exact: true }).click()
}
