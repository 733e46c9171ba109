import { originsElsewhere, readActivity } from '@slovo/activities'
import { activityFaults } from '@slovo/messages/admin/activities'
import { packageNotFound, packageNotStored } from '@slovo/messages/admin/h5p'
import { errors } from '@slovo/messages/errors'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { editorRoute, readWritten, type Written } from '../editor/editor-route.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { activityForm } from './activity-form.ts'
import { notesFor, packageFaultText } from './author-notes.server.ts'
import { type ImportedPackage, importPackage } from './import-package.server.ts'
import { listOwners, ownerChoices } from './owners.server.ts'
import { removePackage } from './stored-package.server.ts'

const columns =
  'id, title, library, content, file, is_framed, allowed_origins, type, material_id, order, is_published, updated_at'

async function findActivity({ database }: Admin, id: number) {
  return unwrap(await database.from('h5p').select(columns).eq('id', id).maybeSingle())
}

export const activityRoute = editorRoute({
  type: 'activities',
  form: activityForm,
  async begin(admin, { url }) {
    const owner = url.searchParams.get('owner') ?? ''
    const values = { title: '', owner, order: '0', file: '', allowed: '' }
    return { values, more: { owners: await listOwnerChoices(admin), origins: [], saved: null } }
  },
  async find(admin, id) {
    const row = await findActivity(admin, id)
    if (!row) return null
    const activity = row.is_framed ? undefined : readActivity(row.library, row.content)
    const origins = row.is_framed ? originsElsewhere(row.content) : []
    const values = {
      title: row.title,
      owner: `${row.type}:${row.material_id}`,
      order: String(row.order),
      file: row.file ?? '',
      allowed: origins.filter((origin) => row.allowed_origins.includes(origin)).join('\n'),
    }
    const saved = { row, notes: activity ? await notesFor(activity) : [] }
    return {
      item: { isPublished: row.is_published, version: row.updated_at, values },
      more: { owners: await listOwnerChoices(admin), origins, saved },
    }
  },
  /**
   * A package that is new to the activity is taken in first; only when all of it is stored does the row change, and only
   * then do the files of the package before it go.
   */
  async write(admin, { file, owner, title, order, allowed }, { id, version, isPublished }) {
    const before = id === null ? null : await findActivity(admin, id)
    if (!file && !before?.library) return { faults: { file: activityFaults.file } }

    const taken = file && file !== before?.file ? await takeIn(admin, file) : null
    if (taken && 'faults' in taken) return taken

    const wanted = originsElsewhere(taken ? taken.content : before?.content)
    const row = {
      ...owner,
      order,
      ...taken,
      allowed_origins: wanted.filter((origin) => allowed.includes(origin)),
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
  },
})

const listOwnerChoices = async ({ database, locale }: Admin) =>
  ownerChoices(await listOwners(database), locale)

type Refusal = Extract<Written<'file'>, { faults: object }>

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
