import { ConfigProvider, App as Messages } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { sayBy } from '#explain.ts'
import { currentLocale, watchLocale } from '#words.ts'

/** Styles that antd writes into the page carry the number that the page came with; no other style may. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? ''

/** Dark enough to be read in small type (WCAG AA). */
const theme = {
  token: {
    colorPrimary: '#1554c8',
    colorLink: '#1554c8',
    colorError: '#c41d1d',
    colorTextDescription: '#5c6066',
    colorTextPlaceholder: '#6b7076',
    borderRadius: 4,
    motion: false,
  },
}

/** The console in the language of the operator; all of it is drawn again when that changes. */
export function Language({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(watchLocale, currentLocale)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <ConfigProvider
      locale={locale === 'en' ? enUS : zhCN}
      csp={{ nonce }}
      button={{ autoInsertSpace: false }}
      theme={theme}
      key={locale}
    >
      <Messages>
        <Said />
        {children}
      </Messages>
    </ConfigProvider>
  )
}

function Said() {
  const { message } = Messages.useApp()
  useEffect(() => sayBy((text) => void message.error(text)), [message])
  return null
}
