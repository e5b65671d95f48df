import { startServer } from '#h5/benchServer.ts'
import { openBrowser, openWindow, type Window } from '#h5/openBrowser.ts'
import { benchKey } from '#load/person.ts'

type Asked = { databaseUrl: string; serviceWorker?: boolean }

/** The app on a phone four times slower, over a database that is filled; both are gone afterwards. `home` is its origin. */
export async function appOnPhone<Result>(
  { databaseUrl, serviceWorker = false }: Asked,
  measure: (window: Window, home: string) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SAMPLE: 'off',
    SECRET_KEY: benchKey.toString('base64'),
  })
  const browser = await openBrowser()
  try {
    return await measure(await openWindow(browser, { network: false, serviceWorker }), server.origin)
  } finally {
    await browser.close()
    await server.stop()
  }
}
