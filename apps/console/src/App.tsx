import { useQueryClient } from '@tanstack/react-query'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { client, useRead, useSession } from '#api.ts'
import { Frame, type Me } from '#Frame.tsx'
import { Loaded } from '#Loaded.tsx'
import { HomePage } from '#pages/HomePage.tsx'
import { SetUpPage } from '#pages/SetUpPage.tsx'
import { SignInPage } from '#pages/SignInPage.tsx'
import { places } from '#places.tsx'

/** The pages that the roles of the operator open; whoever is not signed in, or no longer, sees the sign-in page. */
export function App() {
  const { token } = useSession()
  const queries = useQueryClient()
  useEffect(() => client.whenSignedOut(() => queries.clear()), [queries])
  return (
    <Routes>
      <Route path="/set-up" element={<SetUpPage />} />
      <Route path="*" element={token === null ? <SignInPage /> : <Inside />} />
    </Routes>
  )
}

function Inside() {
  const read = useRead(operate.me, {})
  return <Loaded read={read}>{(me) => <Console me={me} />}</Loaded>
}

function Console({ me }: { me: Me }) {
  const mine = places.filter(({ role }) => me.roles.includes(role))
  return (
    <Frame me={me} places={mine}>
      <Routes>
        <Route path="/" element={<HomePage me={me} places={mine} />} />
        {mine.map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Frame>
  )
}
