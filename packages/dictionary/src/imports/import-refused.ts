/** A dictionary cannot be imported; the message is a sentence for the operator. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
}
