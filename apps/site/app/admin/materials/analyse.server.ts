import { Glossary, TextAnalysis } from '@slovo/content-model'
import { z } from 'zod'
import type { Admin } from '../require-admin.server.ts'

const AnalysedMaterial = z.object({ analysis: TextAnalysis, glossary: Glossary })

/** What a published text needs: its words and sentences, and what each word may mean. Null when the dictionary cannot be asked. */
export async function analyse(
  { database, visit: { fetch, settings, log } }: Admin,
  text: string,
  lang: 'ru' | 'fr',
) {
  try {
    const answer = await fetch(`${settings.dictionaryUrl}/analyse`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await database.token()}`,
      },
      body: JSON.stringify({ text, lang }),
    })
    if (!answer.ok) throw new Error(`the dictionary answered ${answer.status}`)
    return AnalysedMaterial.parse(await answer.json())
  } catch (cause) {
    log.error(cause, 'a text could not be analysed')
    return null
  }
}

export type AnalysedMaterial = z.infer<typeof AnalysedMaterial>
