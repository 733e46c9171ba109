import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noWordFiles, siteSettings } from '../../../test/signed-in.ts'
import { flashToast } from '../form/toast.server.ts'
import { learningLanguageContext } from '../language/learning-language.server.ts'
import { Cookies, cookiesContext } from '../session/cookies.server.ts'
import { readerContext } from '../session/session.server.ts'
import { visitContext } from '../visit.ts'
import { loadPageData } from './page-data.server.ts'

test('what a page flashes as it redirects is said by the next page, however slow the rest of its data are', async () => {
  const { promise: comes, resolve: come } = Promise.withResolvers<number>()
  const request = new Request('http://localhost/words/livre')
  const cookies = new Cookies(request, { isSecure: false })
  const context = new RouterContextProvider()
  context.set(cookiesContext, cookies)
  context.set(readerContext, null)
  context.set(learningLanguageContext, 'ru')
  context.set(visitContext, {
    nonce: '',
    clientAddress: '127.0.0.1',
    settings: siteSettings,
    fetch,
    picturesVersion: () => comes,
    log: { error: (cause) => expect(cause).toBeUndefined() },
    wordFiles: noWordFiles,
  })

  const loading = loadPageData(context, request)
  flashToast(context, 'success', 'Traduction ajoutée avec succès.')
  come(1)

  expect((await loading).toast).toBe(null)
  expect(cookies.find('toast')).toContain('Traduction ajoutée')
})
