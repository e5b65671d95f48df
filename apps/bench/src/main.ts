import { command, Misuse, obeyOneOf } from '@zhzz/db/command.ts'
import { deliverySpeed } from '#deliveries/deliverySpeed.ts'
import { h5Budgets } from '#h5/budgets.ts'
import { hallSpeed } from '#halls/hallSpeed.ts'
import { handOverSpeed } from '#handOver/handOverSpeed.ts'
import { homeSpeed } from '#home/homeSpeed.ts'
import { houses } from '#houses/houses.ts'
import { importSpeed } from '#import/importSpeed.ts'
import { listSpeed } from '#lists/listSpeed.ts'
import { match } from '#match/matching.ts'
import { reconcile } from '#match/reconciling.ts'
import { countSpeed } from '#modules/countSpeed.ts'
import { moduleSpeed } from '#modules/moduleSpeed.ts'
import { newsSpeed } from '#news/newsSpeed.ts'
import { packSpeed } from '#pack/packSpeed.ts'
import { poolSpeed } from '#pool/poolSpeed.ts'
import { predictSpeed } from '#predict/predictSpeed.ts'
import { relevance } from '#relevance/relevance.ts'
import { textRecall } from '#relevance/textRecall.ts'
import { drainReminders } from '#reminders/drainReminders.ts'
import { reviewSpeed } from '#review/reviewSpeed.ts'
import { scheduleSpeed } from '#schedule/scheduleSpeed.ts'
import { searchSpeed } from '#search/searchSpeed.ts'
import { toldTopics } from '#topics/toldTopics.ts'
import { visitorSpeed } from '#visitors/visitorSpeed.ts'
import { watching } from '#watching/watchSpeed.ts'

const text = { type: 'string' } as const
const usually = <Usual extends string>(usual: Usual) => ({ type: 'string', default: usual }) as const
const keep = { type: 'boolean', default: false } as const
const [seconds, connections] = [usually('20'), usually('8')]
const files = { type: 'string', multiple: true } as const

await obeyOneOf('npm run bench', {
  says: 'The figures of docs/measurements.md.',
  details: `search, lists, modules, counts, visitors, news, pack, schedule, review, halls, match, reconcile, texts and relevance use the server of DATABASE_URL, else the embedded one in DATA_DIR (default .data/bench), in a
database of their own that is dropped at the end; predict always uses an embedded one of its own, which --keep leaves in
DATA_DIR.`,
  commands: {
    search: command({
      takes: '[--companies 5000000] [--seconds 20] [--connections 8] [--others 300000] [--restart] [--keep]',
      says: 'search in companies, how long and how many a second',
      options: {
        companies: { type: 'string', default: '5000000' },
        others: { type: 'string', default: '300000' },
        restart: { type: 'boolean', default: false },
        seconds,
        connections,
        keep,
      },
      run: searchSpeed,
    }),
    lists: command({
      takes: '[--editions 20000] [--entries 2000000] [--seconds 20] [--connections 8] [--keep]',
      says: 'lists of exhibitors and editions',
      options: {
        editions: { type: 'string', default: '20000' },
        entries: { type: 'string', default: '2000000' },
        seconds,
        connections,
        keep,
      },
      run: listSpeed,
    }),
    modules: command({
      takes: '[--rows 100000] [--companies 20000] [--runs 30]',
      says: 'sub-pages of 企业详情: a long list, an import of as many rows, what all of them count',
      options: { rows: usually('100000'), companies: usually('20000'), runs: usually('30') },
      run: moduleSpeed,
    }),
    counts: command({
      takes: '[--companies 200000] [--runs 300] [--keep]',
      says: 'what all sub-pages of 企业详情 count, 20 records of each module; asked again after --keep on a database that is cold',
      options: { companies: usually('200000'), runs: usually('300'), keep },
      run: countSpeed,
    }),
    news: command({
      takes: '[--articles 100000] [--companies 200000] [--runs 100]',
      says: '资讯: pages of the list, blocks of a company and a fair, an article',
      options: { articles: usually('100000'), companies: usually('200000'), runs: usually('100') },
      run: newsSpeed,
    }),
    watching,
    visitors: command({
      takes: '[--rows 100000] [--editions 5] [--runs 60]',
      says: '参展观众: pages of a long list in each order, from its beginning to its end, and its filters',
      options: { rows: usually('100000'), editions: usually('5'), runs: usually('60') },
      run: visitorSpeed,
    }),
    pack: command({
      takes: '[--exhibitors 3000] [--runs 20] [--open]',
      says: 'an offline pack: time of the server, size on the wire, time to read; --open: loaded without a network',
      options: {
        exhibitors: { type: 'string', default: '3000' },
        runs: { type: 'string', default: '20' },
        open: { type: 'boolean', default: false },
      },
      run: packSpeed,
    }),
    reminders: command({
      takes: '[--due 100000] [--nodes 2]',
      says: 'reminders that are due in one minute: how long until each is a message',
      options: { due: { type: 'string', default: '100000' }, nodes: { type: 'string', default: '2' } },
      run: drainReminders,
    }),
    deliveries: command({
      takes: '[--people 2000] [--nodes 2]',
      says: 'messages beside the app, to servers of this machine: how many a second by each channel',
      options: { people: { type: 'string', default: '2000' }, nodes: { type: 'string', default: '2' } },
      run: deliverySpeed,
    }),
    handOver: command({
      takes: '[--customers 5000]',
      says: 'a member with so many customers, tasks and targets handed over in one transaction, and taken back',
      options: { customers: { type: 'string', default: '5000' } },
      run: handOverSpeed,
    }),
    pool: command({
      takes: '[--companies 5000000] [--customers 200000] [--due 20000] [--teams 40]',
      says: 'nights of the public pool: what is told of, and what falls',
      options: {
        companies: usually('5000000'),
        customers: usually('200000'),
        due: usually('20000'),
        teams: usually('40'),
      },
      run: poolSpeed,
    }),
    home: command({
      takes: '[--companies 200000] [--customers 5000] [--articles 20000] [--runs 100]',
      says: '首页 in the morning: what changed and the news of customers, of a person with so many of them',
      options: {
        companies: { type: 'string', default: '200000' },
        customers: { type: 'string', default: '5000' },
        articles: { type: 'string', default: '20000' },
        runs: { type: 'string', default: '100' },
      },
      run: homeSpeed,
    }),
    schedule: command({
      takes: '[--editions 20000] [--runs 36] [--paint]',
      says: '展会排期 by month, week and year and its plan, beside a plain scan; --paint: a month on a slow phone',
      options: {
        editions: { type: 'string', default: '20000' },
        runs: { type: 'string', default: '36' },
        paint: { type: 'boolean', default: false },
      },
      run: scheduleSpeed,
    }),
    review: command({
      takes: '[--companies 5000000] [--runs 12]',
      says: '展会复盘 and 去客户去的地方 of a tenant with 5,000 customers, 200 exhibitions and 50,000 follow-ups',
      options: { companies: { type: 'string', default: '5000000' }, runs: { type: 'string', default: '12' } },
      run: reviewSpeed,
    }),
    halls: command({
      takes: '[--pavilions 30] [--years 3] [--runs 40] [--paint]',
      says: 'the calendar of a hall and its gaps, beside the plain query of their rows; --paint: half a year on a slow phone',
      options: {
        pavilions: { type: 'string', default: '30' },
        years: { type: 'string', default: '3' },
        runs: { type: 'string', default: '40' },
        paint: { type: 'boolean', default: false },
      },
      run: hallSpeed,
    }),
    h5: command({
      takes: '[--origin http://…] [--runs 5] [--minutes 3.5]',
      says: 'first visit, taps and frames of the app in Chromium',
      options: {
        origin: text,
        runs: { type: 'string', default: '5' },
        minutes: { type: 'string', default: '3.5' },
      },
      run: h5Budgets,
    }),
    import: command({
      takes: '[--companies 1000000]',
      says: 'rows a second and memory',
      options: { companies: { type: 'string', default: '1000000' } },
      run: importSpeed,
    }),
    predict: command({
      takes: '[--companies 1000000] [--series 2000] [--participations 2000000] [--keep]',
      says: 'a run of the prediction and its calls',
      options: {
        companies: { type: 'string', default: '1000000' },
        series: { type: 'string', default: '2000' },
        participations: { type: 'string', default: '2000000' },
        keep,
      },
      run: predictSpeed,
    }),
    relevance: command({
      takes: `--pairs FILE.csv [--pairs …] [--map query=…,answer=…,relation=…]
    [--distractors 100000] [--index name|brand|both] [--misses FILE]`,
      says: 'whether the right company is found, and how far up',
      options: {
        pairs: files,
        map: { type: 'string', default: '' },
        distractors: { type: 'string', default: '100000' },
        index: { type: 'string', default: 'both' },
        misses: text,
      },
      async run({ pairs, ...values }) {
        if (pairs === undefined) throw new Misuse('--pairs is missing')
        await relevance({ ...values, pairs })
      },
    }),
    texts: command({
      takes: '--files FILE.csv [--files …] [--distractors 20000] [--words 50]',
      says: 'of the companies whose introduction holds a word, how many a search for it finds',
      options: {
        files,
        distractors: { type: 'string', default: '20000' },
        words: { type: 'string', default: '50' },
      },
      async run({ files, ...values }) {
        if (files === undefined) throw new Misuse('--files is missing')
        await textRecall({ ...values, files })
      },
    }),
    topics: command({
      takes: '--files FILE.csv [--files …] [--read 0] [--seed 1]',
      says: 'what exhibitors are about: rows that are told, time a row, and rows to read',
      options: { files, read: { type: 'string', default: '0' }, seed: { type: 'string', default: '1' } },
      async run({ files, ...values }) {
        if (files === undefined) throw new Misuse('--files is missing')
        await toldTopics({ ...values, files })
      },
    }),
    houses: command({
      takes: '--exhibitors FILE.csv --editions FILE.csv [--joins FILE] [--read 150]',
      says: 'whether every printed exhibitor is a company, and the same one over lists',
      options: { exhibitors: text, editions: text, joins: text, read: { type: 'string', default: '150' } },
      async run({ exhibitors, editions, ...values }) {
        if (exhibitors === undefined || editions === undefined)
          throw new Misuse('--exhibitors and --editions are both needed')
        await houses({ ...values, exhibitors, editions })
      },
    }),
    reconcile,
    match,
  },
})
