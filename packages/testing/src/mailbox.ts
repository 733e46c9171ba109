import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  subject: string
  text: string
  html: string
  /** Addresses of the links, as the reader of the mail could follow them. */
  links: string[]
}

export interface Mailbox {
  /** Of the mail server, as the setting `SMTP_URL` takes it. */
  url: string
  /** Everything received for an address so far, oldest first. */
  received(address: string): ReceivedMail[]
  /** The oldest mail to an address that was not yet asked for; waits for it to arrive. */
  next(address: string): Promise<ReceivedMail>
  close(): Promise<void>
}

/** A real mail server that keeps what it gets; on a port of its own unless one is given. It refuses addresses `refused@…`. */
export async function openMailbox(given = { port: 0 }): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const read = new Set<ReceivedMail>()
  const waiting: { address: string; hand: (mail: ReceivedMail) => void }[] = []

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_, __, done) => done(null, { user: 'tester' }),
    onRcptTo: ({ address }, _, done) => {
      const refusal = Object.assign(new Error('No such user'), { responseCode: 550 })
      done(address.startsWith('refused@') ? refusal : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await readMail(Buffer.concat(chunks))
        for (const { address } of session.envelope.rcptTo) receive({ ...mail, to: address })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(given.port, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  function receive(mail: ReceivedMail) {
    mails.push(mail)
    const index = waiting.findIndex(({ address }) => address === mail.to)
    const [first] = index < 0 ? [] : waiting.splice(index, 1)
    if (!first) return
    read.add(mail)
    first.hand(mail)
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received: (address) => mails.filter(({ to }) => to === address),
    next(address) {
      const mail = mails.find((candidate) => candidate.to === address && !read.has(candidate))
      if (!mail) return new Promise((hand) => waiting.push({ address, hand }))
      read.add(mail)
      return Promise.resolve(mail)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readMail(source: Buffer): Promise<Omit<ReceivedMail, 'to'>> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(source)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { subject, text, html, links }
}
