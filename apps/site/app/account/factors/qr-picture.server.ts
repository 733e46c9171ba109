import { renderSVG } from 'uqr'

/** A text as a QR code: the address of a picture that needs no request. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`
}
