/** Answers that wait on this device are sent from every page; the code for it is loaded when the page has nothing else to do. */
export async function sendUnsentHere(): Promise<void> {
  const { sendUnsentReviews } = await import('./send-unsent-reviews.ts')
  await sendUnsentReviews(document.documentElement.dataset.reader)
}
