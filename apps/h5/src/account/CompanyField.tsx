import { search } from '@zhzz/contract/search/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/profile/Suggestions.module.css'
import { TextField } from '#ui/field/TextField.tsx'
import { useLater } from '#ui/field/useLater.ts'

export interface Company {
  companyName: string
  /** Of the register, when chosen from the suggestions. */
  companyId: string | null
}

interface CompanyFieldProps extends Company {
  error?: string | undefined
  onChange: (company: Company) => void
}

/** 公司名称: typed freely, or chosen from registered companies. */
export function CompanyField({ companyName, companyId, error, onChange }: CompanyFieldProps) {
  const [typing, setTyping] = useState(false)
  const keyword = useLater(companyName.trim())
  const wanted = typing && companyId === null && keyword.length >= 2
  const { data } = useRead(search.suggest, { keyword }, { enabled: wanted })
  const companies = wanted ? (data ?? []).filter(({ type }) => type === 'company') : []
  return (
    <>
      <TextField
        label={t('person.company')}
        required
        maxLength={60}
        autoComplete="organization"
        name="companyName"
        placeholder={t('person.companyPlaceholder')}
        value={companyName}
        error={error}
        hint={companyId === null ? undefined : t('person.companyMatched')}
        onChange={(name) => {
          setTyping(true)
          onChange({ companyName: name, companyId: null })
        }}
      />
      {companies.length > 0 && (
        <ul className={styles.list} aria-label={t('person.suggestions')}>
          {companies.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  setTyping(false)
                  onChange({ companyName: title, companyId: id })
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
