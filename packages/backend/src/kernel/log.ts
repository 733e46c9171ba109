/** Where an operator finds what went wrong; pino's loggers fit. */
export interface Log {
  error(details: unknown, message: string): void
  warn(details: unknown, message: string): void
  info(details: unknown, message: string): void
}
