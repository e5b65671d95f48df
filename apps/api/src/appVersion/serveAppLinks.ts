import { packagedApp } from '@zhzz/contract/appVersion/packagedApp.ts'
import type { FastifyInstance } from 'fastify'

export type AppLinks = {
  /** SHA-256 fingerprints of the keys that sign the app for Android. */
  androidKeys: readonly string[]
  /** Of the developer account that signs it for iOS. */
  iosTeam: string | undefined
}

/** `APP_ANDROID_KEYS`, `APP_IOS_TEAM`. */
export function appLinksOf(env: NodeJS.ProcessEnv): AppLinks {
  return {
    androidKeys: (env['APP_ANDROID_KEYS'] ?? '').split(/[\s,]+/).filter(Boolean),
    iosTeam: env['APP_IOS_TEAM'] || undefined,
  }
}

/**
 * Tells Android (https://developer.android.com/training/app-links/verify-android-applinks) and iOS
 * (https://developer.apple.com/documentation/xcode/supporting-associated-domains) that links to pages of ours open the
 * packaged app. Where nothing is set there is neither file.
 */
export function serveAppLinks(app: FastifyInstance, { appLinks }: { appLinks?: AppLinks }): void {
  const { androidKeys = [], iosTeam } = appLinks ?? {}
  if (androidKeys.length > 0)
    serve(app, 'assetlinks.json', [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: packagedApp.id,
          sha256_cert_fingerprints: androidKeys,
        },
      },
    ])
  if (iosTeam !== undefined)
    serve(app, 'apple-app-site-association', {
      applinks: {
        details: [{ appIDs: [`${iosTeam}.${packagedApp.id}`], components: [{ '/': '/h5/pages/*' }] }],
      },
    })
}

function serve(app: FastifyInstance, name: string, content: unknown): void {
  app.get(`/.well-known/${name}`, async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=3600').send(content),
  )
}
