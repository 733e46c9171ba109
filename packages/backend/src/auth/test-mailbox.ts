import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  subject: string
  text: string
  html: string
  /** The first link of the mail, and the digits of the code in it. */
  link: string
  code: string
}

/** A real mail server that keeps what it gets; `nextTo` waits for the next mail to an address. */
export async function openMailbox() {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        mails.push(await readMail(to, Buffer.concat(chunks)))
        for (const look of waiting) look()
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const take = (to: string) => {
    const index = mails.findIndex((mail) => mail.to === to)
    return index < 0 ? undefined : mails.splice(index, 1)[0]
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    nextTo(to: string): Promise<ReceivedMail> {
      return new Promise((resolve) => {
        const look = () => {
          const mail = take(to)
          if (!mail) return
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      })
    },
    /** What has arrived and was not taken. */
    waitingFor: (to: string) => mails.filter((mail) => mail.to === to),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

async function readMail(to: string, raw: Buffer): Promise<ReceivedMail> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  return {
    to,
    subject,
    text,
    html,
    link: text.match(/https?:\S+/)?.[0] ?? '',
    code: text.match(/\b\d{6,10}\b/)?.[0] ?? '',
  }
}
