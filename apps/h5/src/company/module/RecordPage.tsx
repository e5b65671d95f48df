import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import type { RecordCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { useRead } from '#api/useRead.ts'
import { moduleWords } from '#company/module/moduleWords.ts'
import { RecordCards } from '#company/module/RecordCards.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface RecordPageProps<M extends CompanyModule> {
  module: M
  call: RecordCall<M>
  params: { id: string; recordId: string }
}

/** The page of one record of a module: all that is known of it, and where it comes from. */
export function RecordPage<M extends CompanyModule>({ module, call, params }: RecordPageProps<M>) {
  // The call answers with a record of M.
  const read = useRead<RecordCall<CompanyModule>>(trusted(call), { id: params.id, recordId: params.recordId })
  return (
    <Loaded read={read} skeleton={<Waiting />}>
      {({ record, provenance }) => (
        <>
          <RecordCards
            module={module}
            record={record}
            shows={module.record?.shows ?? []}
            say={moduleWords(module)}
          />
          <Provenance
            of={provenance}
            about={{ type: 'company', id: params.id, part: module.name, field: 'records' }}
          />
        </>
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={480} />
    </Cards>
  )
}
