import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { isEmail } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { isRealName } from '#pages/my/profile/profileForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

/** Fields of 修改资料 that are one line of text. */
export const textFields = {
  realName: { label: 'person.name', max: 20, wrong: 'person.nameWrong', isRight: isRealName },
  position: { label: 'person.position', max: 30, wrong: 'person.nameWrong', isRight: () => true },
  email: {
    label: 'company.email',
    max: 100,
    wrong: 'person.emailWrong',
    isRight: (text: string) => text === '' || isEmail(text),
  },
  wechat: {
    label: 'person.wechat',
    max: 20,
    wrong: 'person.wechatWrong',
    isRight: (text: string) => text === '' || /^[A-Za-z][\w-]{5,19}$/.test(text),
  },
} as const
export type TextOf = keyof typeof textFields

interface TextSheetProps {
  viewer: ViewerInfo
  opened: string | null
  busy: boolean
  onSave: (changed: Partial<Record<TextOf, string | null>> & { realName?: string }) => Promise<void>
  onClose: () => void
}

/** Edits one line of text of the profile. */
export function TextSheet({ viewer, opened, busy, onSave, onClose }: TextSheetProps) {
  const field = opened !== null && isTextOf(opened) ? opened : null
  return (
    <Sheet open={field !== null} onClose={onClose} title={field ? t(textFields[field].label) : ''}>
      {field && (
        <OneField key={field} field={field} start={viewer[field] ?? ''} busy={busy} onSave={onSave} />
      )}
    </Sheet>
  )
}

function isTextOf(name: string): name is TextOf {
  return Object.keys(textFields).includes(name)
}

function OneField({
  field,
  start,
  busy,
  onSave,
}: {
  field: TextOf
  start: string
  busy: boolean
  onSave: TextSheetProps['onSave']
}) {
  const [text, setText] = useState(start)
  const [checked, setChecked] = useState(false)
  const { label, max, wrong, isRight } = textFields[field]
  const error = checked && !isRight(text.trim()) ? t(wrong) : undefined
  function save() {
    setChecked(true)
    const value = text.trim()
    if (!isRight(value)) return
    void onSave(field === 'realName' ? { realName: value } : { [field]: value === '' ? null : value })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={t(label)}
        name={field}
        maxLength={max}
        type={field === 'email' ? 'email' : 'text'}
        value={text}
        error={error}
        onChange={setText}
      />
      <Button type="submit" busy={busy}>
        {t('shell.save')}
      </Button>
    </form>
  )
}
