import { ConfigProvider, App as Messages } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { sayBy } from '#explain.ts'
import { nonce } from '#nonce.ts'
import { currentLocale, watchLocale } from '#words.ts'

/** Dark enough to be read in small type (WCAG AA). */
const theme = {
  token: {
    colorPrimary: '#1554c8',
    colorLink: '#1554c8',
    colorError: '#c41d1d',
    colorSuccess: '#2b7a0b',
    green: '#2b7a0b',
    orange: '#b35900',
    colorTextTertiary: '#5c6066',
    colorTextDisabled: '#6b7076',
    colorTextDescription: '#5c6066',
    opacityLoading: 1,
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
