import { data } from 'react-router'
import { visitContext } from '../../visit/visit.ts'
import { describeWords } from '../ask-dictionary.server.ts'
import type { Route } from './+types/forms.route.ts'

/** `/words/книга/forms.json?stressed=кни́га&pos=noun`: the paradigm of one of the words that are written alike. */
export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const words = await describeWords(context.get(visitContext), params.lemma)
  const isAsked = ({ stressed, pos }: (typeof words)[number]) =>
    stressed === searchParams.get('stressed') && pos === searchParams.get('pos')
  const word = words.find(isAsked) ?? words[0]
  if (!word) throw data(null, { status: 404 })
  return data({ paradigm: word.paradigm }, { headers: { 'cache-control': 'private, max-age=300' } })
}
