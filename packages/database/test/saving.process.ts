// Opens the data folder, saves numbers until it is killed, and prints each one that was acknowledged.
import { openDatabase } from '../src/index.ts'

try {
  const database = await openDatabase({ dataDir: String(process.argv[2]) })
  await database.query('create table if not exists saved (id bigint primary key, text text)')
  const { rows } = await database.query<{ last: number }>('select max(id) as last from saved')
  let next = Number(rows[0]?.last ?? 0)
  console.log('open')
  const save = async () => {
    for (;;) {
      next += 1
      const id = next
      await database.query('insert into saved values ($1, $2)', [id, 'слово'.repeat(200)])
      console.log(id)
    }
  }
  await Promise.all([save(), save(), save(), save()])
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exit(1)
}
