import { randomUUID } from 'node:crypto'
import {
  makeActivity,
  makeLesson,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()

interface OwnerColumn {
  place: string
  column: string
}

/** Every column of every table that can say whose a row is: by its name, or by pointing to an account. */
async function ownerColumns(): Promise<OwnerColumn[]> {
  return db.query<OwnerColumn & Record<string, unknown>>(
    `select distinct format('%I.%I', n.nspname, c.relname) as place, quote_ident(a.attname) as column
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
       and k.confrelid = 'auth.users'::regclass and a.attnum = any (k.conkey)
     where c.relkind in ('r', 'p') and n.nspname in ('auth', 'public', 'private', 'storage')
       and (k.oid is not null or a.attname ~ '(^|_)(user|owner|account|linking_target)(_id)?$|author_id$'
         or (n.nspname, c.relname, a.attname) = ('auth', 'users', 'id'))
     order by 1, 2`,
  )
}

/** Where something of this person is left. */
async function tracesOf({ id }: Person): Promise<string[]> {
  const found: string[] = []
  for (const { place, column } of await ownerColumns()) {
    const rows = await db.query(`select from ${place} where ${column}::text = $1 limit 1`, [id])
    if (rows.length > 0) found.push(`${place}.${column}`)
  }
  return found
}

/** Rows of this person in every table of ours, and in those of the authentication API. */
async function fillEverything(person: Person) {
  const { id, email } = person
  const word = await makeWord(db, { user_id: id })
  const material = await makeMaterial(db)
  const lesson = await makeLesson(db)
  const activity = await makeActivity(db, { material_id: lesson.id, type: 'lessons' })
  const statements: [string, unknown[]][] = [
    [
      `insert into word_reviews (user_id, word_id, kind, due, stability, difficulty, state)
       values ($1, $2, 'gap', now(), 1, 5, 1)`,
      [id, word.id],
    ],
    [
      `insert into review_log (id, user_id, word_id, kind, grade, reviewed_at, before)
       values (gen_random_uuid(), $1, $2, 'gap', 3, now(), '{}')`,
      [id, word.id],
    ],
    [
      `insert into word_states (user_id, lang, lemma, state) values ($1, 'ru', 'мост', 'known')`,
      [id],
    ],
    [
      `insert into private.states_taken_back (user_id, lang, lemma_id, taken_back_at)
       select user_id, lang, lemma_id, now() from word_states where user_id = $1`,
      [id],
    ],
    [
      `insert into private.words_removed (user_id, word_ru, word_fr, removed_at)
       values ($1, 'мост', 'pont', now())`,
      [id],
    ],
    [
      `insert into private.marks_taken_back (user_id, material_id, taken_back_at)
       values ($1, $2, now())`,
      [id, material.id],
    ],
    [
      `insert into device_changes (id, user_id, kind, what, made_at, outcome)
       values (gen_random_uuid(), $1, 'place', '{}', now(), 'done')`,
      [id],
    ],
    [
      'insert into reading_places (user_id, material_id, word) values ($1, $2, 7)',
      [id, material.id],
    ],
    [
      `with brought as (
         insert into word_imports (user_id, file_name, source) values ($1, 'mots.csv', 'other') returning id
       ) insert into word_import_parts (user_id, import_id, part, rows) select $1, id, 0, '[]' from brought`,
      [id],
    ],
    ['insert into learner_settings (user_id) values ($1)', [id]],
    [`insert into study_pauses (user_id, from_day) values ($1, '2026-11-01')`, [id]],
    ['insert into user_materials (user_id, material_id) values ($1, $2)', [id, material.id]],
    ['insert into user_lessons (user_id, lesson_id) values ($1, $2)', [id, lesson.id]],
    [
      'insert into activity_results (user_id, h5p_id, score, max_score) values ($1, $2, 1, 2)',
      [id, activity.id],
    ],
    [
      `insert into dictionary_entries (created_by, lang, lemma, pos, translations)
       values ($1::uuid, 'fr', 'mot ' || $1::text, 'noun', '{слово}')`,
      [id],
    ],
    [`insert into private.recovery_codes (user_id, code_hash) values ($1, '\\x00')`, [id]],
    [`insert into private.word_offers (ticket_hash, user_id) values (uuid_send($1), $1)`, [id]],
    ['insert into private.weight_fits (user_id, claimed_at) values ($1, now())', [id]],
    ['insert into private.recovery_attempts (user_id, count, since) values ($1, 1, now())', [id]],
    [
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::uuid::text, $1, '{}', 'email')`,
      [id],
    ],
    [`insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal1')`, [id]],
    [
      `insert into auth.refresh_tokens (token, user_id, session_id)
       select gen_random_uuid(), user_id, id from auth.sessions where user_id = $1`,
      [id],
    ],
    [
      `insert into auth.refresh_tokens (token, user_id) values (gen_random_uuid(), $1::uuid::text)`,
      [id],
    ],
    [
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values (gen_random_uuid(), $1, 'recovery_token', 'x', $2)`,
      [id, email],
    ],
    [
      `insert into auth.flow_state (id, user_id, linking_target_id, provider_type, authentication_method)
       values (gen_random_uuid(), $1, $1, 'email', 'recovery')`,
      [id],
    ],
    [
      `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
       values ($1, 'registration', '{}', now())`,
      [id],
    ],
    [
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key)
       values ($1, uuid_send($1), '')`,
      [id],
    ],
    [
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    ],
    [
      `insert into auth.audit_log_entries (id, payload) values
       (gen_random_uuid(), json_build_object('actor_id', $1::uuid::text)),
       (gen_random_uuid(), json_build_object('actor_id', 'nobody', 'traits',
         json_build_object('user_id', $1::uuid::text, 'user_email', $2::text)))`,
      [id, email],
    ],
    [
      `insert into storage.objects (bucket_id, name, owner, owner_id)
       values ('slovo', $2, $1::uuid, $1::uuid::text)`,
      [id, `image/${randomUUID()}.png`],
    ],
  ]
  for (const [sql, values] of statements) await db.query(sql, values)
}

const isDeleted = [{ is_deleted: true }]
const leave = 'select delete_my_account() as is_deleted'

test('a user who leaves leaves nothing behind, in any table that has an owner', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await fillEverything(anna)
  await fillEverything(boris)
  const before = await tracesOf(boris)
  expect(await tracesOf(anna)).toEqual(before)
  const untouched = (await ownerColumns())
    .map(({ place, column }) => `${place}.${column}`)
    .filter((place) => !before.includes(place))
  const ofOurs = untouched.filter((place) => /^(public|private)\./.test(place))
  expect(ofOurs, 'tables that fillEverything has to know').toEqual([])

  expect(await db.as(anna, 'aal2').query(leave)).toEqual(isDeleted)

  expect(await tracesOf(anna)).toEqual([])
  const lines = 'select from auth.audit_log_entries where payload::text like $1'
  expect(await db.query(lines, [`%${anna.id}%`])).toEqual([])
  expect(await tracesOf(boris)).toEqual(before)
  expect(await db.query(lines, [`%${boris.id}%`])).toHaveLength(2)
})

test('files of the site stay when the admin who brought them leaves', async () => {
  const anna = await makeUser(db, { role: 'admin' })
  const name = `image/${randomUUID()}.png`
  await db.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id)
     values ('slovo', $2, $1::uuid, $1::uuid::text)`,
    [anna.id, name],
  )
  expect(await db.as(anna).query(leave)).toEqual(isDeleted)
  const [file] = await db.query('select owner, owner_id from storage.objects where name = $1', [
    name,
  ])
  expect(file).toEqual({ owner: null, owner_id: null })
})

test('an account with a second factor is not deleted with the password alone', async () => {
  const anna = await makeUser(db)
  await fillEverything(anna)
  const before = await tracesOf(anna)
  await refused(db.as(anna).query(leave))
  expect(await tracesOf(anna)).toEqual(before)
})

test('visitors, and people whose account is gone, delete nothing', async () => {
  const anna = await makeUser(db)
  await refused(db.visitor.query(leave))
  expect(await db.as(anna).query(leave)).toEqual(isDeleted)
  expect(await db.as(anna).query(leave)).toEqual([{ is_deleted: false }])
})

test('the audit log of a large site is not read whole for one account', async () => {
  const anna = await makeUser(db)
  await db.query(
    `insert into auth.audit_log_entries (id, payload, created_at)
     select gen_random_uuid(), json_build_object('actor_id', gen_random_uuid(), 'action', 'login'), now()
     from generate_series(1, 3000)`,
  )
  await db.query('analyze auth.audit_log_entries')
  const read = await db.database.transaction(async ({ query }) => {
    const counted = async () => {
      const { rows } = await query<{ rows: string }>(
        `select seq_tup_read as rows from pg_stat_xact_user_tables
         where relid = 'auth.audit_log_entries'::regclass`,
      )
      return Number(rows[0]?.rows)
    }
    const before = await counted()
    await query('select private.remove_traces(array[$1::uuid])', [anna.id])
    return (await counted()) - before
  })
  expect(read).toBe(0)
})
