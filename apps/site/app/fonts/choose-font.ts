/** Under which this browser notes that it has the font. */
export const FONT_KEPT = 'slovo-font'

/**
 * Stands in the head of a document, so that nothing is set twice. On a slow network the font waits for the second page: until
 * then the text is set in the font of the device, at the same widths.
 */
export const chooseFont = `{let c=navigator.connection,k;try{k=localStorage["${FONT_KEPT}"]}catch{}if(k||!c||c.downlink>=4)document.documentElement.dataset.font=""}`
