import { check } from './checkSteps.ts'
import { close } from './step.ts'

close(await check())
