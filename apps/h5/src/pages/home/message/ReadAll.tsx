import { message } from '@zhzz/contract/message/calls.ts'
import type { notificationCategories } from '@zhzz/contract/person/notification.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { shownIn } from '#pages/home/message/shownIn.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface ReadAllProps {
  category: (typeof notificationCategories)[number] | undefined
  /** When the newest that is shown came; undefined: nothing is unread. */
  newest: string | undefined
}

/** 全部已读: what came since the person looked stays unread. */
export function ReadAll({ category, newest }: ReadAllProps) {
  const reading = useWrite(message.readAll, {
    outdates: shownIn,
    onDone: () => toast(t('message.allRead')),
  })
  return (
    <IconButton
      icon="check"
      label={t('message.readAll')}
      disabled={newest === undefined || reading.isPending}
      onClick={() => newest !== undefined && void reading.send({ category, until: newest })}
    />
  )
}
