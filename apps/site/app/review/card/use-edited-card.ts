import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ReviewCard } from './review-card.ts'

/**
 * The card whose word is being changed. It is done when the change was sent and `pageData` came anew for it: a refusal, a lost
 * connection, or data that come for another reason leave the fields open, with what was typed.
 */
export function useEditedCard(pageData: unknown, refusal: unknown) {
  const [edited, setEdited] = useState<ReviewCard | null>(null)
  const isSending = useNavigation().formMethod !== undefined
  const sentFrom = useRef<unknown>(pageData)
  const see = useEffectEvent(() => {
    if (isSending) sentFrom.current = pageData
    else if (sentFrom.current !== pageData && !refusal) setEdited(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is when the sending begins and ends
  useEffect(() => see(), [isSending])
  return [edited, setEdited] as const
}
