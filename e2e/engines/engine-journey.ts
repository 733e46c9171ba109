import { test as base } from '@playwright/test'
import { type Account, makeAccount } from '../people/accounts.ts'
import { backendUrl, sessionCookie, siteUrl } from '../site/journey.ts'
import { readKeys } from '../site/site-under-test.ts'
import { startFirefox } from './firefox.ts'
import { Person } from './person.ts'
import type { Engine } from './screen.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: 'firefox' | 'webkit'
  engineBinary: string
}

interface Journey {
  keys: { anonKey: string; serviceRoleKey: string }
  /** Sits at a screen of this test alone. */
  person: Person
  /** The account with which the person is signed in. */
  learner: Account
}

const starts = { firefox: startFirefox, webkit: startWebKit }

/** The same journeys in every engine: the project says which. */
export const test = base.extend<Journey, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engineBinary: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, engineBinary }, use) => {
      const engine = await starts[engineName](engineBinary)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  keys: async ({ engineName: _ }, use) => use(await readKeys(process.env.SITE_DATA_DIR ?? '')),
  person: async ({ engine }, use) => {
    const screen = await engine.newScreen()
    await screen.resize(1280, 800)
    await use(new Person(screen, siteUrl))
    await screen.close()
  },
  learner: async ({ person, keys }, use) => {
    const account = await makeAccount(backendUrl, keys)
    // A driver sets cookies for the page that is open.
    await person.open('/')
    await person.screen.setCookie(sessionCookie(account))
    await use(account)
  },
})

export { expect } from '@playwright/test'
