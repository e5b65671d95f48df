import { parseArgs } from 'node:util'
import { importSpeed } from '#import/importSpeed.ts'
import { relevance } from '#relevance/relevance.ts'
import { searchSpeed } from '#search/searchSpeed.ts'

const usage = `npm run bench -- search    [--companies 5000000] [--seconds 20] [--connections 8] [--others 300000] [--keep]
npm run bench -- import    [--companies 1000000]
npm run bench -- relevance --pairs FILE.csv [--pairs …] [--map query=…,answer=…,relation=…]
                           [--distractors 100000] [--index name|brand|both] [--misses FILE]
Both use the server of DATABASE_URL, else the embedded one in DATA_DIR (default .data/bench), in a database of
their own that is dropped at the end.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    companies: { type: 'string', default: '5000000' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '8' },
    others: { type: 'string', default: '300000' },
    keep: { type: 'boolean', default: false },
    pairs: { type: 'string', multiple: true, default: [] },
    map: { type: 'string', default: '' },
    distractors: { type: 'string', default: '100000' },
    index: { type: 'string', default: 'both' },
    misses: { type: 'string' },
  },
})

const [bench] = positionals
if (bench === 'search') await searchSpeed(values)
else if (bench === 'relevance' && values.pairs.length > 0) await relevance(values)
else if (bench === 'import') await importSpeed(values)
else {
  console.log(usage)
  process.exitCode = 2
}
