import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberTimeZone } from './visit/session/time-zone.ts'

rememberTimeZone()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
