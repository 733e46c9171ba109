/** Why a sentence was not said. */
type SpeechFault = 'unreachable' | 'refused' | 'unreadable'

export class SpeechError extends Error {
  readonly fault: SpeechFault
  constructor(fault: SpeechFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
