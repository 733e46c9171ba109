/** Changes the page to the one that the server has sent: what stays keeps its state and the focus, islands are left alone. */
export async function morphPage(next: Document) {
  const { Idiomorph } = await import('idiomorph')
  document.title = next.title
  document.documentElement.dataset.theme = next.documentElement.dataset.theme
  Idiomorph.morph(document.body, next.body, {
    // What is being typed stays; a button with the focus gets its new value.
    ignoreActiveValue: document.activeElement instanceof HTMLInputElement,
    callbacks: {
      beforeNodeMorphed: (shown) => !isIsland(shown),
      beforeNodeRemoved: (shown) => !isIsland(shown),
      // What was unfolded stays so.
      beforeAttributeUpdated: (name) => name !== 'open',
    },
  })
  const wrong = document.querySelector('[aria-invalid="true"]')
  if (wrong instanceof HTMLElement) wrong.focus()
}

const isIsland = (node: Node) => node instanceof HTMLElement && node.dataset.island !== undefined
