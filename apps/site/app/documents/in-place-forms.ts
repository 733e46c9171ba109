import { queueLesson } from '../lessons/queue-lesson.ts'

type Show = (response: Response) => Promise<void>

/**
 * Sends the forms that are marked so by script, and shows the page that answers. Without a network the mark of a lesson waits on
 * the device; of any other form the browser says so.
 */
export function showFormsInPlace(show: Show) {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || target.dataset.inPlace === undefined) return
    event.preventDefault()
    send(target, submitter)
      .then(show)
      .catch(async () => {
        if (!(await queueLesson(target, submitter).catch(() => false))) target.submit()
      })
  })
  // A choice of a filter is an answer at once.
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLSelectElement ? target.form : null
    if (form?.dataset.inPlace !== undefined && form.method === 'get') form.requestSubmit()
  })
}

function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value)
  const url = new URL(form.action)
  if (form.method === 'post') return fetch(url, { method: 'POST', body: fields })
  url.search = fields.toString()
  return fetch(url)
}
