import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { type Choice, ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface OptionSheetProps<Value extends string> {
  open: boolean
  onClose: () => void
  title: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  /** Several may be chosen; otherwise a tap chooses and closes. */
  multiple?: boolean
  onChoose: (chosen: readonly Value[]) => void
}

/** Chooses one or several of some options; none chosen is 不限. */
export function OptionSheet<Value extends string>(props: OptionSheetProps<Value>) {
  return props.multiple ? <SeveralSheet {...props} /> : <OneSheet {...props} />
}

function OneSheet<Value extends string>({
  open,
  onClose,
  title,
  choices,
  chosen,
  onChoose,
}: OptionSheetProps<Value>) {
  function choose(next: readonly Value[]) {
    onChoose(next)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <ChoiceList
        label={title}
        choices={choices}
        chosen={chosen[0] ?? null}
        onAny={() => choose([])}
        onChoose={(value) => choose([value])}
      />
    </Sheet>
  )
}

function SeveralSheet<Value extends string>(props: OptionSheetProps<Value>) {
  const [draft, setDraft] = useState<readonly Value[] | null>(null)
  function close() {
    setDraft(null)
    props.onClose()
  }
  function apply() {
    props.onChoose(draft ?? props.chosen)
    close()
  }
  return (
    <Sheet
      open={props.open}
      onClose={close}
      title={props.title}
      footer={
        <>
          <Button look="quiet" onClick={() => setDraft([])}>
            {t('shell.reset')}
          </Button>
          <Button onClick={apply}>{t('shell.confirm')}</Button>
        </>
      }
    >
      <ChoiceChips
        label={props.title}
        choices={props.choices}
        chosen={draft ?? props.chosen}
        onChoose={setDraft}
      />
    </Sheet>
  )
}
