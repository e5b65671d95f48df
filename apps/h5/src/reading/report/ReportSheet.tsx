import type { Request } from '@zhzz/contract/endpoint.ts'
import { report } from '@zhzz/contract/report/calls.ts'
import {
  longestContent,
  longestEvidence,
  type ReportField,
  reportFields,
} from '@zhzz/contract/report/choices.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { fieldWords } from '#reading/report/fieldWords.ts'
import styles from '#reading/report/ReportSheet.module.css'
import type { ReportedObject } from '#reading/report/reported.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { TextArea, TextField } from '#ui/field/TextField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface ReportSheetProps {
  title: string
  /** What is here, or the name of what is not. */
  about: ReportedObject | { name: string }
  onClose: () => void
}

type Typed = { field: ReportField | null; name: string; content: string; evidence: string }

/** Null: something that it needs is missing. */
function requestOf(about: ReportSheetProps['about'], typed: Typed): Request<typeof report.save> | null {
  const { field, evidence } = typed
  const [name, content] = [typed.name.trim(), typed.content.trim()]
  if (!('type' in about)) return name === '' ? null : { kind: 'missing', name, content, evidence }
  if (field === null || content === '') return null
  const { type: objectType, id: objectId, part = null } = about
  return { kind: 'correction', objectType, objectId, part, field, content, evidence }
}

/** What is wrong or missing, in the person's words, and where it stands. */
export function ReportSheet({ title, about, onClose }: ReportSheetProps) {
  const [typed, setTyped] = useState<Typed>(() => ({
    field: 'type' in about ? (about.field ?? null) : null,
    name: 'type' in about ? '' : about.name,
    content: '',
    evidence: '',
  }))
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed })
  const request = requestOf(about, typed)
  const saving = useWrite(report.save, {
    outdates: [report.mine],
    onDone: () => {
      toast(t('report.sent'))
      onClose()
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button
          busy={saving.isPending}
          disabled={request === null}
          onClick={() => request && void saving.send(request)}
        >
          {t('report.submit')}
        </Button>
      }
    >
      <SheetForm>
        {'type' in about ? (
          <div>
            <p className={styles.label}>{t('report.aboutWhat')}</p>
            <ChoiceList<ReportField>
              inline
              label={t('report.aboutWhat')}
              choices={reportFields[about.type].map((value) => ({ value, label: t(fieldWords[value]) }))}
              chosen={typed.field}
              onChoose={(field) => change({ field })}
            />
          </div>
        ) : (
          <TextField
            label={t('report.missingName')}
            required
            maxLength={100}
            value={typed.name}
            onChange={(name) => change({ name })}
          />
        )}
        <TextArea
          label={t('type' in about ? 'report.right' : 'report.missingMore')}
          required={'type' in about}
          maxLength={longestContent}
          value={typed.content}
          placeholder={'type' in about ? t('report.rightText') : ''}
          onChange={(content) => change({ content })}
        />
        <TextField
          label={t('report.evidence')}
          placeholder={t('report.evidenceText')}
          maxLength={longestEvidence}
          value={typed.evidence}
          onChange={(evidence) => change({ evidence })}
        />
      </SheetForm>
    </Sheet>
  )
}
