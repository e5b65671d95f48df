import { localeNames } from '@zhzz/client/i18n/language.ts'
import { locales } from '@zhzz/contract/locale.ts'
import { useSyncExternalStore } from 'react'
import { queryClient } from '#api/queryClient.ts'
import { usePacks } from '#exhibition/pack/packs.ts'
import { sizeText } from '#exhibition/pack/sizeText.ts'
import { chooseLocale, currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { store } from '#platform/storage.ts'
import { chooseTextSize, textSize, textSizes, watchTextSize } from '#platform/textSize.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { chooseOne } from '#ui/overlay/choose.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

const sizeNames = {
  normal: 'login.textNormal',
  large: 'login.textLarge',
  largest: 'login.textLargest',
} as const

/** What is set for this device: 语言, 字体大小, 离线包, 缓存. */
export function DeviceRows() {
  const size = useSyncExternalStore(watchTextSize, textSize)
  const packs = usePacks()
  return (
    <Card title={t('login.general')} flush>
      <Row
        icon="globe"
        label={t('shell.language')}
        value={localeNames[currentLocale()]}
        onClick={() => void askLocale()}
      />
      <Row
        icon="edit"
        label={t('login.textSize')}
        value={t(sizeNames[size])}
        onClick={() => void askSize()}
      />
      <Row
        icon="download"
        label={t('pack.mine')}
        value={packs.length > 0 ? sizeText(packs.reduce((sum, { bytes }) => sum + bytes, 0)) : undefined}
        onClick={() => navigateTo(to('/pages/person/setting', { view: 'packs' }))}
      />
      <Row
        icon="bell"
        label={t('message.settings')}
        onClick={() => navigateTo(to('/pages/home/message', { view: 'settings' }))}
      />
      <Row icon="trash" label={t('login.cache')} onClick={() => void clearCache()} />
    </Card>
  )
}

async function askLocale(): Promise<void> {
  const index = await chooseOne(
    t('shell.language'),
    locales.map((locale) => localeNames[locale]),
    locales.indexOf(currentLocale()),
  )
  const chosen = index === null ? undefined : locales[index]
  if (chosen) await chooseLocale(chosen)
}

async function askSize(): Promise<void> {
  const index = await chooseOne(
    t('login.textSize'),
    textSizes.map((size) => t(sizeNames[size])),
    textSizes.indexOf(textSize()),
  )
  const chosen = index === null ? undefined : textSizes[index]
  if (chosen) chooseTextSize(chosen)
}

async function clearCache(): Promise<void> {
  if (!(await confirmDialog({ title: t('login.cache'), body: t('login.cacheAsk') }))) return
  queryClient.clear()
  store('searchHistory', null)
  toast(t('login.cacheCleared'))
}
