import { account } from '@zhzz/contract/account/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/overview/Counters.module.css'

/** 收藏, 解锁, 跟进, 我的展会, 目标: how many, and the way to them. */
export function Counters({ signedIn }: { signedIn: boolean }) {
  const { data } = useRead(account.statistics, {}, { enabled: signedIn })
  const list = '/pages/enterprise/list/list'
  const counters = [
    {
      label: t('account.favorites'),
      value: data?.favoriteCount,
      href: to(list, { searchType: 'MY_COLLECT' }),
    },
    { label: t('account.unlocks'), value: data?.unlockCount, href: to('/pages/my/unlock') },
    { label: t('company.followUps'), value: data?.followUpCount, href: to('/pages/my/followUp') },
    {
      label: t('account.exhibitions'),
      value: data?.myExhibitionCount,
      href: to('/pages/exhSchedule/mySchedule', { source: 'MY_SCHEDULE' }),
    },
    { label: t('account.targets'), value: data?.targetCount, href: to('/pages/my/target') },
  ]
  return (
    <div className={styles.counters}>
      {counters.map(({ label, value, href }) => (
        <button key={label} type="button" className={styles.counter} onClick={() => navigateTo(href)}>
          <b>{formatNumber(value)}</b>
          {label}
        </button>
      ))}
    </div>
  )
}
