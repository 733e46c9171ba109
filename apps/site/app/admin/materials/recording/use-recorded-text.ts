import { type RefObject, useEffect, useState } from 'react'

const PAUSE_MS = 300

/** What the other fields of a form say about its recording. */
export interface RecordedText {
  text: string
  lang: 'ru' | 'fr'
  title: string
  audio: string
}

const nothing: RecordedText = { text: '', lang: 'ru', title: '', audio: '' }

/** The text of the form around, its language and the place of its recording, a moment after each change. */
export function useRecordedText(inside: RefObject<HTMLElement | null>): RecordedText {
  const [recorded, setRecorded] = useState(nothing)

  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => {
      const now = readForm(form)
      setRecorded((known) => (isSame(known, now) ? known : now))
    }
    let timer: ReturnType<typeof setTimeout>
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(read, PAUSE_MS)
    }
    read()
    form.addEventListener('input', readSoon)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', readSoon)
    }
  }, [inside])

  return recorded
}

function readForm(form: HTMLFormElement): RecordedText {
  const data = new FormData(form)
  const textOf = (name: string) => String(data.get(name) ?? '')
  return {
    text: textOf('text'),
    lang: textOf('lang') === 'fr' ? 'fr' : 'ru',
    title: textOf('title'),
    audio: textOf('audio'),
  }
}

const isSame = (one: RecordedText, other: RecordedText) =>
  one.text === other.text &&
  one.lang === other.lang &&
  one.title === other.title &&
  one.audio === other.audio
