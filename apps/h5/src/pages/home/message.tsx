import { message } from '@zhzz/contract/message/calls.ts'
import { notificationCategories } from '@zhzz/contract/person/notification.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { Announcement } from '#pages/home/message/Announcement.tsx'
import { MessageRow } from '#pages/home/message/MessageRow.tsx'
import { Opening } from '#pages/home/message/Opening.tsx'
import { ReadAll } from '#pages/home/message/ReadAll.tsx'
import { Settings } from '#pages/home/message/settings/Settings.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const rowHeight = 82

export default definePage(
  { params: ['category?', 'view?', 'open?'], bar: 'own' },
  function MessagePage({ params: { category, view, open } }) {
    if (view === 'announcement' && open !== undefined) return <Announcement id={open} />
    if (open !== undefined) return <Opening id={open} />
    if (view === 'settings') return <Settings channel={undefined} />
    if (view === 'push' || view === 'email' || view === 'sms' || view === 'robot')
      return <Settings channel={view} />
    return <Messages category={notificationCategories.find((one) => one === category)} />
  },
)

/** What came, the newest first, by what it is about. */
function Messages({ category }: { category: (typeof notificationCategories)[number] | undefined }) {
  const pages = useReadPages(message.page, { category }, { keepLast: true, staleTime: 0 })
  const unread = pages.first?.unread
  const all = unread && notificationCategories.reduce((sum, one) => sum + unread[one], 0)
  const some = category === undefined ? all : unread?.[category]
  return (
    <>
      <NavBar
        title={t('title.message')}
        onBack={() => navigateBack()}
        end={
          <>
            <ReadAll category={category} newest={some ? pages.rows[0]?.createdAt : undefined} />
            <IconButton
              icon="gear"
              label={t('message.settings')}
              onClick={() => navigateTo(to('/pages/home/message', { view: 'settings' }))}
            />
          </>
        }
      />
      <Tabs
        label={t('title.message')}
        tabs={[
          { value: 'all', label: t('shell.all'), count: all || undefined },
          ...notificationCategories.map((value) => ({
            value,
            label: t(`message.${value}`),
            count: unread?.[value] || undefined,
          })),
        ]}
        chosen={category ?? 'all'}
        onChoose={(next) => setParams({ category: next === 'all' ? undefined : next })}
      />
      <PagedList
        pages={pages}
        rowKey={({ id }) => id}
        rowHeight={rowHeight}
        edge
        empty={
          <Blank
            title={t('message.none')}
            text={t('message.noneText')}
            action={{
              label: t('message.toFollowUps'),
              onClick: () => navigateTo(to('/pages/my/followUp')),
            }}
          />
        }
      >
        {(row) => <MessageRow message={row} />}
      </PagedList>
    </>
  )
}
