/** Makes a text box as high as its text, up to what the style sheet allows, where the browser has no `field-sizing`. */
export function growWithText(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing: content')) return
  area.style.height = 'auto'
  const border = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + border}px`
}
