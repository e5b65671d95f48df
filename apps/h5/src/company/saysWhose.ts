import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { pool } from '@zhzz/contract/pool/calls.ts'

/** The reads that say whose a customer is, and whose its tasks are. */
export const saysWhose = [pool.list, company.detail, followUp.mine, followUp.team]
