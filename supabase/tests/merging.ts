import { makeUser, type Person, type TestDatabase } from '@slovo/testing'
import { allRows } from './effects.ts'

type Values = Record<string, unknown>

/** Visitors who have kept something, what they offer, and what becomes of it. */
export function mergingIn(db: TestDatabase) {
  return {
    /** A visitor who has kept something: an account without any address. */
    async makeGuest(): Promise<Person> {
      const guest = await makeUser(db)
      await db.query('update auth.users set email = null, is_anonymous = true where id = $1', [
        guest.id,
      ])
      return { ...guest, email: '' }
    },

    /** The ticket. */
    async offer(guest: Person): Promise<string> {
      const [row] = await db.as(guest).query<{ ticket: string }>('select offer_words() as ticket')
      return row?.ticket ?? ''
    },

    async merge(keeper: Person, ticket: string) {
      const [row] = await db
        .as(keeper)
        .query<{ merged: Values }>('select merge_words($1) as merged', [ticket])
      return row?.merged
    },

    rowsOf: async ({ id }: Person, table: string) =>
      (await allRows(db, table)).filter(({ user_id }) => user_id === id),

    async accountsLeft(...people: Person[]) {
      const rows = await db.query<{ id: string }>('select id from auth.users where id = any ($1)', [
        people.map(({ id }) => id),
      ])
      return rows.map(({ id }) => id)
    },

    /** How many words an account has, as it is counted in each place. */
    async countedWords({ id }: Person) {
      const [row] = await db.query(
        `select p.word_count, (select count(*)::int from user_words where user_id = p.id) as words,
           (select coalesce(sum(words_kept), 0)::int from study_days where user_id = p.id) as kept,
           (select coalesce(sum(words_known), 0)::int from study_days where user_id = p.id) as known
         from users_profile p where p.id = $1`,
        [id],
      )
      return row
    },
  }
}
