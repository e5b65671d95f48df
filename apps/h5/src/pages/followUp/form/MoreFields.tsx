import { useId, useState } from 'react'
import type { FormErrors, FormFields, FormPart } from '#followUp/formFields.ts'
import type { TargetType } from '#followUp/targetType.ts'
import { t } from '#i18n/t.ts'
import { AssessmentFields } from '#pages/followUp/form/AssessmentFields.tsx'
import { FilesField } from '#pages/followUp/form/FilesField.tsx'
import { LocationField } from '#pages/followUp/form/LocationField.tsx'
import styles from '#pages/followUp/form/MoreFields.module.css'
import { RelationFields } from '#pages/followUp/form/RelationFields.tsx'
import { ResultField } from '#pages/followUp/form/ResultField.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'

interface MoreFieldsProps extends FormPart {
  target: { targetType: TargetType; targetId: string }
  errors: FormErrors
  onPendingFiles: (count: number) => void
}

/** 更多: what a hurried person leaves out. Open where something stands in it, or is wrong. */
export function MoreFields({ target, fields, errors, onChange, onPendingFiles }: MoreFieldsProps) {
  const id = useId()
  const [opened, setOpened] = useState<boolean | null>(null)
  const [holds] = useState(() => hasMore(fields))
  const isWrong = [errors.budget, errors.dealAmount, errors.followTime].some((error) => error !== undefined)
  const isOpen = isWrong || (opened ?? holds)
  return (
    <Card>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
      >
        {t('list.more')}
        <span className={cx(styles.arrow, isOpen && styles.up)}>
          <Icon name="down" size={16} />
        </span>
      </button>
      {/* Shut it stays: pictures go on being sent. */}
      <div id={id} hidden={!isOpen}>
        {(isOpen || opened !== null) && (
          <>
            <ResultField fields={fields} onChange={onChange} />
            <AssessmentFields fields={fields} errors={errors} onChange={onChange} />
            <RelationFields
              target={target}
              fields={fields}
              timeError={errors.followTime}
              onChange={onChange}
            />
            <LocationField fields={fields} onChange={onChange} />
            <FilesField fields={fields} onChange={onChange} onPending={onPendingFiles} />
          </>
        )}
      </div>
    </Card>
  )
}

function hasMore({
  result,
  stage,
  intentLevel,
  budget,
  contactId,
  editionId,
  location,
  followTime,
  files,
}: FormFields) {
  const held = [result, stage, intentLevel, contactId, editionId, location, followTime]
  return held.some((value) => value !== null) || budget !== '' || files.length > 0
}
