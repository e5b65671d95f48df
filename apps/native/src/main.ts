import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, Misuse, obey } from '@zhzz/db/command.ts'
import { checkProjects } from '#check/checkProjects.ts'
import { makeProjects } from '#makeProjects.ts'

const usual = fileURLToPath(new URL('../dist', import.meta.url))

const nativeCommand = command({
  takes:
    '--server https://h5.example.com [--into folder] [--services google-services.json] [--team ABCDE12345]',
  says: 'the packaged app: its pages, and the projects for Android Studio and Xcode that hold them',
  details: `Into apps/native/dist, which is emptied; without a network. docs/operating/native.md says how they are built and signed.
--server    whom the app calls, and whose links it opens; needs APP_CALLS=on there
--services  of Firebase; without it neither system is pushed to
--team      of the developer account that signs it for iOS`,
  options: {
    server: { type: 'string' },
    into: { type: 'string', default: usual },
    services: { type: 'string' },
    team: { type: 'string' },
  },
  async run({ server = '', into, services, team }) {
    if (!/^https:\/\/[^/]+$/.test(server))
      throw new Misuse('--server is an address like https://h5.example.com')
    const here = process.env['INIT_CWD'] ?? process.cwd()
    const folder = resolve(here, into)
    const wanted = { folder, server, services: services && resolve(here, services), team }
    await makeProjects(wanted)
    const faults = await checkProjects(wanted)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    console.log(`${join(folder, 'android')}: Android Studio, or gradlew bundleRelease`)
    console.log(`${join(folder, 'ios/App/App.xcodeproj')}: Xcode`)
  },
})

await obey('npm run native', nativeCommand)
