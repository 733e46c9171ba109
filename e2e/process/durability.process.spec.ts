import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { makeAccount, post } from '../people/accounts.ts'
import { readKeys, startSite, stopped } from '../site/site-under-test.ts'

const SAVES = 200

test('every saved word that was answered is there after the process was killed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'slovo-kill-'))
  const first = await startSite({ DATA_DIR: dataDir })
  const keys = await readKeys(dataDir)
  const { anonKey } = keys
  const learner = await makeAccount(first.url, keys)

  const answered: string[] = []
  const save = async (number: number) => {
    const word = {
      user_id: learner.id,
      word_ru: `слово-${number}`,
      word_fr: 'mot',
      word_sentence: '',
    }
    const answer = await post(first.url, '/rest/v1/user_words', anonKey, word, learner.accessToken)
    if (answer.status === 201) answered.push(word.word_ru)
    if (answered.length === SAVES / 2) await stopped(first.process, 'SIGKILL')
  }
  await Promise.allSettled(Array.from({ length: SAVES }, (_, number) => save(number)))
  expect(answered.length).toBeGreaterThanOrEqual(SAVES / 2)
  expect(answered.length).toBeLessThan(SAVES)

  const second = await startSite({ DATA_DIR: dataDir })
  const rows = await fetch(`${second.url}/rest/v1/user_words?select=word_ru`, {
    headers: { apikey: anonKey, authorization: `Bearer ${learner.accessToken}` },
  })
  const kept: { word_ru: string }[] = await rows.json()
  const words = new Set(kept.map(({ word_ru }) => word_ru))
  expect(answered.filter((word) => !words.has(word))).toEqual([])

  await second.stop()
  await rm(dataDir, { recursive: true, force: true })
})
