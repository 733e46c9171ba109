import { connect } from 'node:net'

interface RawOptions {
  /** What to write once the head is sent; called again until it says no more or the server has answered. */
  more?: () => string | Uint8Array | null
}

/** Sends bytes as they are, and gives back what was answered until the server closed or had answered whole. */
export async function rawRequest(url: string, head: string[], { more }: RawOptions = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  let [answer, sent] = ['', 0]
  socket.setEncoding('utf8')
  socket.on('data', (part) => {
    answer += part
    if (isWhole(answer)) socket.destroy()
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  while (more && answer === '' && !socket.destroyed) {
    const part = more()
    if (part === null) break
    sent += part.length
    const isTaken = socket.write(part)
    await new Promise<void>((resolve) => {
      if (isTaken) return setImmediate(resolve)
      socket.once('drain', () => resolve())
      socket.once('data', () => resolve())
      socket.once('close', () => resolve())
    })
  }
  await closed
  return { answer, sent, status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) }
}

function isWhole(answer: string) {
  const end = answer.indexOf('\r\n\r\n')
  const length = /^content-length: (\d+)$/im.exec(answer.slice(0, Math.max(end, 0)))?.[1]
  return length !== undefined && Buffer.byteLength(answer.slice(end + 4)) >= Number(length)
}
