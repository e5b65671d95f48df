import { t } from '#i18n/t.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'

interface MoreItem {
  label: string
  onClick: () => void
}

/** ⋯ at the end of a bar: what is wanted now and then. */
export function MoreMenu({ items }: { items: readonly MoreItem[] }) {
  async function open() {
    const chosen = await chooseAction(
      t('list.more'),
      items.map(({ label }) => label),
    )
    if (chosen !== null) items[chosen]?.onClick()
  }
  return <IconButton icon="dots" label={t('list.more')} onClick={() => void open()} />
}
