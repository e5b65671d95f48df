import { createServer, type RequestListener } from 'node:http'
import { Provider } from 'oidc-provider'

export type OidcPerson = { name: string; phone_number?: string; phone_number_verified?: boolean }

/** A real provider of OpenID Connect on this machine; whoever types one of `people` into its page is that person. */
export async function startOidc(redirectUri: string, people: Readonly<Record<string, OidcPerson>>) {
  let answer: RequestListener = (_request, response) => response.end()
  const held = { path: '' }
  const server = createServer((request, response) => {
    if (held.path === '' || !request.url?.startsWith(held.path)) answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'zhzz',
        client_secret: 'secret of the client',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], phone: ['phone_number', 'phone_number_verified'] },
    pkce: { required: () => true },
    findAccount: async (_context, sub) => {
      const person = people[sub]
      return person && { accountId: sub, claims: async () => ({ sub, ...person }) }
    },
  })
  answer = provider.callback()
  return {
    setting: {
      id: 'acme',
      kind: 'oidc',
      name: '示例集团',
      clientId: 'zhzz',
      clientSecret: 'secret of the client',
      issuer,
    },
    /** Requests whose path begins so are not answered; empty: all are. */
    held,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Goes to a provider as a browser does, signs in as `login` and agrees; the address it is sent back to. */
export async function signInAt(address: string, login: string, backTo: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  let body: URLSearchParams | undefined
  for (let step = 0; step < 20; step++) {
    const answer = await fetch(next, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
      redirect: 'manual',
    })
    body = undefined
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    const text = await answer.text()
    if (location !== null) next = new URL(location, next).href
    else {
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(text) ?? []
      if (prompt === '') throw new Error(`no page to go on from: ${answer.status} ${text.slice(0, 300)}`)
      next = new URL(/action="([^"]+)"/.exec(text)?.[1] ?? '', next).href
      body = new URLSearchParams({ prompt, login, password: 'x' })
    }
    if (next.startsWith(backTo)) return next
  }
  throw new Error('the provider leads nowhere')
}
