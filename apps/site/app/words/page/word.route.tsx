import { say } from '@slovo/messages'
import * as messages from '@slovo/messages/words/page'
import { data, redirect } from 'react-router'
import { structuredWord } from '../../search-engines/structured-pages.ts'
import { localeOf, localPath } from '../../ui/local-path.ts'
import { ErrorPage } from '../../visit/failure/error-page.tsx'
import { Island } from '../../visit/island/island.tsx'
import { pageMeta, siteUrlOf } from '../../visit/page/page-meta.ts'
import {
  databaseContext,
  localeContext,
  readerContext,
} from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { describeWords, searchWords } from '../ask-dictionary.server.ts'
import { glossText } from '../gloss-text.ts'
import { savePendingWord } from '../save.server.ts'
import { pagesOf } from '../search/found-pages.ts'
import { langOfWord, wordPath } from '../word-path.ts'
import type { Route } from './+types/word.route.ts'
import { action as changeWordPage } from './changes.route.ts'
import { findExampleSentences } from './example-sentences.server.ts'
import { listSavedPairs } from './saved-pairs.server.ts'
import { UnknownWord } from './unknown-word.tsx'
import word from './word.island.tsx'
import { wordsHere } from './words-here.server.ts'

/** All that the dictionary and our texts know about the words that are written like `lemma`. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const words = await describeWords(visit, params.lemma)
  const [first] = words
  if (!first) return wordIsUnknown({ context, params })

  const { lemma, lemmaId } = first
  if (params.lemma !== lemma) throw redirect(localPath(context.get(localeContext), wordPath(lemma)))
  await savePendingWord({ context, url }, wordsHere(url))

  const lang = langOfWord(lemma)
  const database = context.get(databaseContext)
  const [sentences, savedWords] = await Promise.all([
    findExampleSentences(database, lemmaId, lang),
    listSavedPairs(database, context.get(readerContext), { lemmaId, lang }),
  ])
  return { isKnown: true as const, lemma, lang, words, sentences, savedWords }
}

/** A form leads to its word; what may be meant by anything else is shown with the 404. */
async function wordIsUnknown({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const found = pagesOf(await searchWords(context.get(visitContext), params.lemma))
  const [only, ...others] = found
  if (only && others.length === 0)
    throw redirect(localPath(context.get(localeContext), wordPath(only.lemma)))
  return data({ isKnown: false as const, typed: params.lemma, found }, { status: 404 })
}

export const action = changeWordPage

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  const [first] = loaderData?.isKnown ? loaderData.words : []
  if (!loaderData?.isKnown || !first)
    return [{ title: `${say(locale, messages.notFound)} · Slovo` }]
  const { lang, lemma, words } = loaderData
  const definitions = words
    .flatMap(({ definitions }) => definitions)
    .map((definition) => glossText(definition, lang, locale))
  const description = say(
    locale,
    lang === 'ru' ? messages.description : messages.frenchDescription,
    { word: first.stressed, meanings: [...new Set(definitions)].slice(0, 5).join(', ') },
  )
  const title = say(locale, messages.title, { word: lemma })
  return [
    ...pageMeta(around, { title, description, type: 'article' }),
    structuredWord({ lemma, lang, description }, { locale, siteUrl: siteUrlOf(around) }),
  ]
}

export default function WordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isKnown ? (
    <Island of={word} props={loaderData} answer={actionData} />
  ) : (
    <UnknownWord key={loaderData.typed} {...loaderData} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
