/**
 * Without a network a page that a script would put together is opened as a document: that is what is kept. Only a change of the
 * query stays with the page, which may need nothing for it.
 */
export function openDocumentsOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.defaultPrevented || event.button !== 0) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.origin !== location.origin) return
      // The router gets no click, and the browser follows the link.
      if (link.pathname !== location.pathname) event.stopPropagation()
    },
    { capture: true },
  )
}
