import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { WordOutcome } from './outcome.ts'

interface InFlightProps {
  fields: Record<string, string>
  done: (outcome: WordOutcome) => void
}

/** One change on its way to the server. Each has its own, so that quick touches do not overtake one another. */
export function InFlight({ fields, done }: InFlightProps) {
  const { submit, data } = useFetcher<WordOutcome>()
  const latest = useRef({ fields, done, isSent: false })

  useEffect(() => {
    if (latest.current.isSent) return
    latest.current.isSent = true
    void submit(latest.current.fields, { method: 'post' })
  }, [submit])

  useEffect(() => {
    if (data) latest.current.done(data)
  }, [data])

  return null
}
