import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { outcomeOf } from '#channel/push/outcomeOf.ts'
import { signedToken } from '#channel/push/signedToken.ts'
import type { Outcome, Told } from '#outside/channels.ts'

export type FcmSettings = {
  project: string
  email: string
  key: KeyObject
  /** Where the account signs in. */
  tokenAddress: string
  origin: string
}

const accountFile = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})

/** `FCM_ACCOUNT_FILE`, as Firebase hands it out. */
export function fcmFromEnvironment(env: NodeJS.ProcessEnv): FcmSettings | undefined {
  const path = env['FCM_ACCOUNT_FILE']
  if (!path) return undefined
  try {
    const account = accountFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    return {
      project: account.project_id,
      email: account.client_email,
      key: createPrivateKey(account.private_key),
      tokenAddress: account.token_uri,
      origin: env['FCM_ORIGIN'] || 'https://fcm.googleapis.com',
    }
  } catch {
    throw new Error(`FCM_ACCOUNT_FILE=${path} is not the JSON of a service account`)
  }
}

const patience = 10_000
const secondsSignedIn = 3_600
const signedIn = z.object({ access_token: z.string() })

/** Firebase Cloud Messaging (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages). */
export function fcm({ project, email, key, tokenAddress, origin }: FcmSettings) {
  let access: { token: string; until: number } | null = null

  /** By a token that we sign ourselves (https://developers.google.com/identity/protocols/oauth2/service-account). */
  async function accessToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    if (access && access.until > now) return access.token
    const scope = 'https://www.googleapis.com/auth/firebase.messaging'
    const claims = { iss: email, scope, aud: tokenAddress, iat: now, exp: now + secondsSignedIn }
    const answer = await fetch(tokenAddress, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signedToken({ alg: 'RS256' }, claims, key),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const token = signedIn.parse(await answer.json()).access_token
    access = { token, until: now + secondsSignedIn - 60 }
    return token
  }

  return async (token: string, { id, title, body, path, isUrgent }: Told): Promise<Outcome> => {
    const answer = await fetch(`${origin}/v1/projects/${project}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: {
          token,
          notification: { title, body },
          data: { path },
          android: { priority: isUrgent ? 'high' : 'normal', ttl: '86400s', notification: { tag: id } },
        },
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (answer.status !== 401) return outcomeOf(answer)
    access = null
    return { is: 'again', why: 'the push service answers 401' }
  }
}
