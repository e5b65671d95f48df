import { createQueryClient } from '@zhzz/client/react/createQueryClient.ts'
import { explainRead } from '#api/explain.ts'

export const queryClient = createQueryClient(explainRead)
