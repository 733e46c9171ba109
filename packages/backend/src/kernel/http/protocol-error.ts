interface ProtocolErrorMore {
  /** Further members of the body, under the names that the protocol has for them. */
  fields?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * A request is refused. Rules throw it, mostly from their protocol's table of errors; the error writer of that protocol
 * puts it on the wire.
 */
export class ProtocolError extends Error {
  readonly status: number
  /** As the protocol names it: `weak_password`, `PGRST116`, `NoSuchKey`. */
  readonly code: string
  readonly fields: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    { fields = {}, headers = {} }: ProtocolErrorMore = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.headers = headers
  }
}
