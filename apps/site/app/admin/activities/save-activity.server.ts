import { originsElsewhere } from '@slovo/activities'
import { activityFaults } from '@slovo/messages/admin/activities'
import { packageNotFound, packageNotStored } from '@slovo/messages/admin/h5p'
import { errors } from '@slovo/messages/errors'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readWritten, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf } from '../editor/field-schemas.ts'
import type { Faults, Values } from '../editor/fields.ts'
import type { Admin } from '../require-admin.server.ts'
import { allowField } from './activity-fields.tsx'
import { packageFaultText } from './author-notes.server.ts'
import { type ImportedPackage, importPackage } from './import-package.server.ts'
import { removePackage } from './stored-package.server.ts'

const OWNER = /^(lessons|materials):(\d{1,15})$/

const Owner = z
  .string()
  .regex(OWNER)
  .transform((text) => {
    const [, type, id] = OWNER.exec(text) ?? []
    return {
      type: type === 'lessons' ? ('lessons' as const) : ('materials' as const),
      material_id: Number(id),
    }
  })

const Fields = z.object({
  title: z.string().trim().max(300),
  owner: Owner,
  order: z.coerce.number().int().min(0).max(100_000),
  file: z
    .string()
    .trim()
    .max(300)
    .regex(/^(|h5p\/\w[\w.-]*\.h5p)$/)
    .transform((file) => file || null),
})

const columns =
  'id, title, library, content, file, is_framed, allowed_origins, type, material_id, order, is_published, updated_at'

/** An activity as its editor begins with it. */
export async function findEditedActivity({ database }: Admin, id: number) {
  return unwrap(await database.from('h5p').select(columns).eq('id', id).maybeSingle())
}

/**
 * Writes an activity. A package that is new to it is taken in first; only when all of it is stored does the row change,
 * and only then do the files of the package before it go.
 */
export async function saveActivity(
  admin: Admin,
  id: number | null,
  values: Values,
  { version, isPublished }: { version: string | null; isPublished: boolean | undefined },
): Promise<Written> {
  const read = Fields.safeParse(values)
  if (!read.success) return { faults: faultsOf(read.error, activityFaults) }
  const before = id === null ? null : await findEditedActivity(admin, id)
  const { owner, file, title, order } = read.data
  if (!file && !before?.library) return { faults: { file: activityFaults.file } }

  const taken = file && file !== before?.file ? await takeIn(admin, file) : null
  if (taken && 'faults' in taken) return taken

  const wanted = originsElsewhere(taken ? taken.content : before?.content)
  const row = {
    ...owner,
    order,
    ...taken,
    allowed_origins: wanted.filter((origin) => values[allowField(origin)] === 'on'),
    title: title || taken?.title || before?.title || '',
    ...(isPublished !== undefined && { is_published: isPublished }),
  }
  const activities = admin.database.from('h5p')
  const written = readWritten(
    id === null
      ? await activities.insert(row).select('id')
      : await activities
          .update(row)
          .eq('id', id)
          .eq('updated_at', version ?? '')
          .select('id'),
  )
  if ('id' in written && taken && before?.file) {
    await removePackage(admin.database.files, before.file)
  }
  // Which other sites it may load media from is decided in the editor.
  return 'id' in written && taken ? { ...written, asksMore: wanted.length > 0 } : written
}

type Refusal = Extract<Written, { faults: Faults }>

/** A package belongs to one activity: it goes with it, and only with it. */
async function takeIn({ database }: Admin, file: string): Promise<ImportedPackage | Refusal> {
  const others = unwrap(await database.from('h5p').select('id').eq('file', file).limit(1))
  if (others.length > 0) return { faults: { file: activityFaults.fileInUse } }

  const outcome = await importPackage(database.files, file)
  switch (outcome.kind) {
    case 'imported':
      return outcome.activity
    case 'refused': {
      const { fault } = outcome
      return {
        faults: { file: { fr: packageFaultText('fr', fault), ru: packageFaultText('ru', fault) } },
      }
    }
    case 'not-found':
      return { faults: { file: packageNotFound } }
    case 'not-stored':
      return { faults: { file: packageNotStored }, message: errors.unexpected }
  }
}
