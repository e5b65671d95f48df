import { dayAfter, shanghaiDay } from '#day.ts'

/** The working day, Monday to Friday in Asia/Shanghai, by whose end a request is answered: the next one, or a later. */
export function reviewDay(submitted: Date, workingDays = 1): string {
  let day = shanghaiDay(submitted)
  for (let left = workingDays; left > 0; left--) {
    day = dayAfter(day, 1)
    while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = dayAfter(day, 1)
  }
  return day
}
