import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import pg from 'pg'

const queries = {
  one: 'select id, title, level from public.materials where id = 1',
  ten: `select m.id, m.title, json_build_object('title', b.title) as books, count(*) over () as count
    from public.materials m left join public.books b on b.id = m.book_id order by m.id limit 10`,
}

/** The same queries through the bare driver, on the database of the site under test: no policies, no grammar, no errors. */
export function bareDriver(dataDir: string) {
  const { owner } = JSON.parse(readFileSync(path.join(dataDir, 'pg18', 'secret.json'), 'utf8'))
  const pool = new pg.Pool({
    host: path.join(dataDir, 'pg18', 'run'),
    user: 'postgres',
    password: owner,
    database: 'postgres',
    max: 2,
  })
  return new Hono()
    .get('/one', async (c) => c.json((await pool.query(queries.one)).rows))
    .get('/ten', async (c) => c.json((await pool.query(queries.ten)).rows))
    .post('/insert', async (c) => {
      const { user_id, word_ru, word_fr } = await c.req.json()
      await pool.query(
        'insert into public.user_words (user_id, word_ru, word_fr) values ($1, $2, $3)',
        [user_id, word_ru, word_fr],
      )
      return c.body(null, 201)
    })
}
