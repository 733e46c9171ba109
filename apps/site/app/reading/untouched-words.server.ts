import { randomUUID } from 'node:crypto'
import { takenBack, untouchedKnown } from '@slovo/messages/words/states'
import { data, redirect } from 'react-router'
import { isFromScript } from '../visit/form/from-script.server.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import { flashToast } from '../visit/form/toast.server.ts'
import { databaseContext, requireUser } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { refuseChange, wordRefusal } from '../words/outcome.server.ts'
import { requireReadableText } from '../words/text/find-readable-text.server.ts'
import type { MaterialHead } from './material.server.ts'
import { knowUntouchedForm, takeBackKnownForm } from './untouched-form.ts'

/** The learner knows every word of the text that is new and that they did not touch. */
export function handleKnowUntouched(material: MaterialHead) {
  return handleForm(knowUntouchedForm, async (post) => {
    const { context, request, url, values, say } = post
    requireUser(context, url)
    const database = context.get(databaseContext)
    const text = await requireReadableText(database, material)
    const batch = randomUUID()
    const { data: lemmaIds, error } = await database.rpc('know_untouched_words', {
      material_id: material.id,
      touched: text.lemmasOf(values.touched),
      batch,
    })
    if (error) return refuseChange(post, wordRefusal(context.get(visitContext).log, error))
    if (isFromScript(request)) return data({ kind: 'known' as const, batch, lemmaIds })

    flashToast(context, 'success', say(untouchedKnown, { count: lemmaIds.length }))
    url.searchParams.set('known', batch)
    return redirect(`${url.pathname}${url.search}#untouched-words`)
  })
}

/** Takes back the words of that time which the learner has said nothing else of since. */
export function handleTakeBackKnown() {
  return handleForm(takeBackKnownForm, async (post) => {
    const { context, request, url, values, say } = post
    const reader = requireUser(context, url)
    const { data: rows, error } = await context
      .get(databaseContext)
      .from('word_states')
      .delete()
      .eq('user_id', reader.id)
      .eq('batch', values.batch)
      .select('lemma_id')
    if (error) return refuseChange(post, wordRefusal(context.get(visitContext).log, error))
    const lemmaIds = rows.map(({ lemma_id }) => lemma_id)
    if (isFromScript(request))
      return data({ kind: 'taken-back' as const, batch: values.batch, lemmaIds })

    flashToast(context, 'success', say(takenBack))
    url.searchParams.delete('known')
    return redirect(`${url.pathname}${url.search}#untouched-words`)
  })
}
