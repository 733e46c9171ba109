import { expect, test } from 'vitest'
import { signingKey } from '../signature/sign.ts'
import { readChunks } from './aws-chunks.ts'

// The two worked examples of Amazon's own documentation of signature V4 for uploads in chunks.
const key = signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  scope: '20130524/us-east-1/s3/aws4_request',
  date: '20130524T000000Z',
  ...{ signedHeaders: [], signature: '', payload: '', sessionToken: undefined, expires: undefined },
})
const plain = {
  seed: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
  chunks: [
    'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648',
    '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497',
    'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9',
  ],
  trailer: '',
}
const trailed = {
  seed: '106e2a8a18243abcf37539882f36619c00e2dfc72633413f02d3b74544bfeb8e',
  chunks: [
    'b474d8862b1487a5145d686f57f013e54db672cee1c953b3010fb58501ef5aa2',
    '1c1344b170168f8e65b41376b44b20fe354e373826ccbbe2c1d40a8cae51e5c7',
    '2ca2aba2005185cf7159c6277faf83795951dd77a3a99e6e65d5c9f85863f992',
  ],
  trailer:
    'x-amz-checksum-crc32c:sOO8/Q==\r\nx-amz-trailer-signature:d81f82fc3505edab99d459891051a732e8730629a2e4a59689829ca17fe2e435\r\n',
}

function bodyOf({ chunks, trailer }: typeof plain): string {
  const sizes = [65536, 1024, 0]
  const text = sizes.map((size, index) => {
    const end = size === 0 ? '' : '\r\n'
    return `${size.toString(16)};chunk-signature=${chunks[index]}\r\n${'a'.repeat(size)}${end}`
  })
  return `${text.join('')}${trailer}\r\n`
}

/** The body in pieces of any size, as a network gives it. */
async function read(text: string, seed: string, pieceSize = 1000) {
  const trailers = new Map<string, string>()
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += pieceSize) {
      yield Buffer.from(text.slice(at, at + pieceSize))
    }
  }
  let content = ''
  const onTrailers = (found: Map<string, string>) => {
    for (const [name, value] of found) trailers.set(name, value)
  }
  for await (const bytes of readChunks(pieces(), { key, seed, isSigned: true, onTrailers })) {
    content += Buffer.from(bytes).toString()
  }
  return { content, trailers }
}

test.each([1, 7, 65536, 1_000_000])(
  'signed chunks are joined, however the network cuts them: %i bytes at a time',
  async (pieceSize) => {
    const { content } = await read(bodyOf(plain), plain.seed, pieceSize)
    expect(content).toBe('a'.repeat(66560))
    const { trailers } = await read(bodyOf(trailed), trailed.seed, pieceSize)
    expect(trailers.get('x-amz-checksum-crc32c')).toBe('sOO8/Q==')
  },
)

test('a chunk or a trailer that was changed, left out or put elsewhere is refused', async () => {
  const refused = (text: string, { seed } = plain) =>
    expect(read(text, seed)).rejects.toMatchObject({ status: expect.any(Number) })
  const body = bodyOf(plain)
  await refused(body.replace('aaa', 'aba'))
  await refused(body.replace(plain.chunks[1] ?? '', plain.chunks[0] ?? ''))
  await refused(body.slice(0, -120))
  await refused(`0;chunk-signature=${plain.chunks[2]}\r\n\r\n`)
  await refused(body.replaceAll(/;chunk-signature=\w+/g, ''))
  await refused(bodyOf(trailed).replace('sOO8/Q==', 'sOO8/g=='), trailed)
  await refused(bodyOf(trailed).replace(/x-amz-trailer-signature:\w+\r\n/, ''), trailed)
})
