import type { Edition, Exhibitor, Target } from '#backtest/fair.ts'
import { randomFrom } from '#model/random.ts'
import { parseDay } from '#world/days.ts'

const countries = ['FR', 'DE', 'PL', 'CN', 'BR']
const seriesCount = 6
const companyCount = 300
const firstYear = 2004
const years = 8

/**
 * An invented world for tests: faithful and fickle companies with home countries, yearly series, some names
 * printed two ways. Who comes follows from habit, faithfulness and home, so a model has something to find.
 */
export function inventedFairs(seed = 7): { editions: Edition[]; targets: Target[] } {
  const random = randomFrom(seed)
  const companies = Array.from({ length: companyCount }, (_, at) => ({
    name: `firma ${syllables(at)}`,
    country: countries[at % countries.length] ?? '',
    faithful: 0.2 + 0.75 * random(),
    likes: new Set(Array.from({ length: 2 }, () => Math.floor(random() * seriesCount))),
  }))
  const editions: Edition[] = []
  const targets: Target[] = []
  for (let year = firstYear; year < firstYear + years; year++) {
    for (let series = 0; series < seriesCount; series++) {
      const country = countries[series % countries.length] ?? ''
      const start = parseDay(`${year}-${String(1 + series).padStart(2, '0')}-15`) ?? 0
      const exhibitors = companies.flatMap((company): Exhibitor[] => {
        const chance =
          (company.likes.has(series) ? company.faithful : 0.02) * (company.country === country ? 1.2 : 0.8)
        if (random() >= chance) return []
        const key = random() < 0.1 ? `${company.name} gmbh` : company.name
        return [{ key, aliases: [], country: company.country, lat: null, lon: null, host: '' }]
      })
      const announced = {
        id: `s${series}-${year}`,
        series: `S${series}`,
        country,
        lat: null,
        lon: null,
        organisers: [],
      }
      editions.push({ ...announced, start, knownFrom: start + 1, exhibitors })
      if (year > firstYear)
        targets.push({ ...announced, start, split: year < firstYear + 6 ? 'dev' : 'test' })
    }
  }
  return { editions, targets: targets.sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1)) }
}

/** A pronounceable word per number: 0 → "baba", 1 → "bada" … */
function syllables(at: number): string {
  const parts = ['ba', 'da', 'fi', 'go', 'ku', 'le', 'mo', 'ni', 'ra', 'su', 'ta', 've']
  return [Math.floor(at / 144), Math.floor(at / 12), at].map((part) => parts[part % parts.length]).join('')
}
