import type { Queries } from '@slovo/database'
import { type Account, findAccounts } from '../accounts/account-rows.ts'
import { removeFlowsById } from '../sessions/provider-flows.ts'
import { endSessionsById } from '../sessions/sessions.ts'
import type { RemoteSession } from './sign-in/saml-assertion.ts'

interface Beginning {
  providerId: string
  remote: RemoteSession
  /** The session that begins at once, or the flow whose client exchanges a code for one. */
  sessionId?: string
  flowId?: string
  now: Date
}

/** Keeps which session at the identity provider a sign-in began with. */
export async function keepSamlSession(tx: Queries, beginning: Beginning) {
  const { providerId, remote, sessionId, flowId, now } = beginning
  await tx.query(
    `insert into auth.saml_sessions (
       sso_provider_id, session_id, flow_state_id, name_id, name_id_format, name_qualifier,
       sp_name_qualifier, session_index, created_at
     ) values (
       :provider, :session, :flow, :nameId, :format, :nameQualifier,
       :spNameQualifier, :sessionIndex, :now
     )`,
    {
      provider: providerId,
      session: sessionId ?? null,
      flow: flowId ?? null,
      nameId: remote.nameId,
      format: remote.format ?? null,
      nameQualifier: remote.nameQualifier ?? null,
      spNameQualifier: remote.spNameQualifier ?? null,
      sessionIndex: remote.sessionIndex ?? null,
      now,
    },
  )
}

/** The client has exchanged its code: the flow became a session. */
export async function joinSamlSession(
  tx: Queries,
  { flowId, sessionId }: { flowId: string; sessionId: string },
) {
  await tx.query(
    'update auth.saml_sessions set session_id = $2, flow_state_id = null where flow_state_id = $1',
    [flowId, sessionId],
  )
}

type Row = {
  sso_provider_id: string
  name_id: string
  name_id_format: string | null
  name_qualifier: string | null
  sp_name_qualifier: string | null
  session_index: string | null
}

/** Where a session began, if that was at an identity provider. */
export async function findSamlSession(queries: Queries, sessionId: string) {
  const { rows } = await queries.query<Row>(
    'select * from auth.saml_sessions where session_id = $1',
    [sessionId],
  )
  const [row] = rows
  if (!row) return undefined
  const remote: RemoteSession = {
    nameId: row.name_id,
    format: row.name_id_format ?? undefined,
    nameQualifier: row.name_qualifier ?? undefined,
    spNameQualifier: row.sp_name_qualifier ?? undefined,
    sessionIndex: row.session_index ?? undefined,
  }
  return { providerId: row.sso_provider_id, remote }
}

interface Ended {
  providerId: string
  nameId: string
  /** Only these sessions; all of the user where the list is empty. */
  sessionIndexes: string[]
}

/** Ends the sessions that these SAML sessions began, also before their code was exchanged; returns whose they were. */
export async function endSamlSessions(tx: Queries, ended: Ended): Promise<Account[]> {
  const { rows } = await tx.query<{ session_id: string | null; flow_state_id: string | null }>(
    `delete from auth.saml_sessions
     where sso_provider_id = :providerId and name_id = :nameId
       and (cardinality(:sessionIndexes::text[]) = 0 or session_index is null
         or session_index = any(:sessionIndexes))
     returning session_id, flow_state_id`,
    { ...ended },
  )
  await removeFlowsById(
    tx,
    rows.flatMap(({ flow_state_id: id }) => id ?? []),
  )
  const userIds = await endSessionsById(
    tx,
    rows.flatMap(({ session_id: id }) => id ?? []),
  )
  return findAccounts(tx, userIds)
}
