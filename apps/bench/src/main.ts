import { parseArgs } from 'node:util'
import { h5Budgets } from '#h5/budgets.ts'
import { importSpeed } from '#import/importSpeed.ts'
import { listSpeed } from '#lists/listSpeed.ts'
import { matching } from '#match/matching.ts'
import { predictSpeed } from '#predict/predictSpeed.ts'
import { relevance } from '#relevance/relevance.ts'
import { searchSpeed } from '#search/searchSpeed.ts'

const usage = `npm run bench -- search    [--companies 5000000] [--seconds 20] [--connections 8] [--others 300000] [--keep]
npm run bench -- lists     [--editions 20000] [--entries 2000000] [--seconds 20] [--connections 8] [--keep]
npm run bench -- h5        [--origin http://…] [--runs 5] [--minutes 3.5]
npm run bench -- import    [--companies 1000000]
npm run bench -- predict   [--companies 1000000] [--series 2000] [--participations 2000000] [--keep]
npm run bench -- relevance --pairs FILE.csv [--pairs …] [--map query=…,answer=…,relation=…]
                           [--distractors 100000] [--index name|brand|both] [--misses FILE]
npm run bench -- match     --files FILE.csv [--files …] [--pairs FILE.csv] [--each 2000] [--misses FILE]
search, lists, match and relevance use the server of DATABASE_URL, else the embedded one in DATA_DIR (default .data/bench), in a database of
their own that is dropped at the end; predict always uses an embedded one of its own, which --keep leaves in DATA_DIR.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    companies: { type: 'string' },
    editions: { type: 'string', default: '20000' },
    entries: { type: 'string', default: '2000000' },
    series: { type: 'string', default: '2000' },
    participations: { type: 'string', default: '2000000' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '8' },
    others: { type: 'string', default: '300000' },
    keep: { type: 'boolean', default: false },
    files: { type: 'string', multiple: true, default: [] },
    each: { type: 'string', default: '2000' },
    pairs: { type: 'string', multiple: true, default: [] },
    map: { type: 'string', default: '' },
    distractors: { type: 'string', default: '100000' },
    index: { type: 'string', default: 'both' },
    misses: { type: 'string' },
    origin: { type: 'string' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '3.5' },
  },
})

const [bench] = positionals
if (bench === 'search') await searchSpeed({ ...values, companies: values.companies ?? '5000000' })
else if (bench === 'lists') await listSpeed(values)
else if (bench === 'predict') await predictSpeed({ ...values, companies: values.companies ?? '1000000' })
else if (bench === 'relevance' && values.pairs.length > 0) await relevance(values)
else if (bench === 'match' && values.files.length > 0) await matching({ ...values, companies: values.files })
else if (bench === 'h5') await h5Budgets(values)
else if (bench === 'import') await importSpeed({ companies: values.companies ?? '1000000' })
else {
  console.log(usage)
  process.exitCode = 2
}
