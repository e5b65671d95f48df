import { z } from 'zod'

export const followStage = z.enum([
  'new',
  'contacted',
  'interested',
  'demand',
  'quoted',
  'won',
  'lost',
  'invalid',
])
export const intentLevel = z.enum(['A', 'B', 'C', 'D'])
