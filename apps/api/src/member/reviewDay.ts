import { dayAfter, shanghaiDay } from '#day.ts'

/** The working day, Monday to Friday in Asia/Shanghai, by whose end a request is answered: the next one. */
export function reviewDay(submitted: Date): string {
  let day = dayAfter(shanghaiDay(submitted), 1)
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = dayAfter(day, 1)
  return day
}
