import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startOffline } from './offline/start-offline.ts'
import { sendUnsentHere } from './review/answers/send-unsent-here.ts'
import { rememberTimeZone } from './visit/session/time-zone.ts'

rememberTimeZone()
startOffline(sendUnsentHere)

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
