const FIRST_LINE =
  /^(?:(https?):\/\/)?(\S{1,255}) wants you to sign in with your (Ethereum|Solana) account:$/
const FIELD =
  /^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): (\S.*)$/

export interface SignInMessage {
  chain: 'ethereum' | 'solana'
  scheme?: string
  domain: string
  address: string
  statement?: string
  /** By their names in the text. */
  fields: Map<string, string>
}

/**
 * Reads the text that a wallet signs (EIP-4361, and the same for Solana), or nothing for any other text. Every line
 * has to be understood, so that users sign only what they see:
 *
 *     slovo.example.org wants you to sign in with your Ethereum account:
 *     0x7e5f4552091a69125d5dfcb7b8c2659029395bdf
 *
 *     Sign in to Slovo.
 *
 *     URI: https://slovo.example.org/signin
 *     Version: 1
 *     …
 */
export function readSignInMessage(text: string): SignInMessage | undefined {
  const [first = '', address = '', blank, ...rest] = text.split('\n')
  const [, scheme, domain, chain] = FIRST_LINE.exec(first) ?? []
  if (!domain || !chain || blank !== '') return undefined

  const { statement, lines } = takeStatement(rest)
  const fields = readFields(lines)
  if (!fields) return undefined
  return {
    chain: chain === 'Ethereum' ? 'ethereum' : 'solana',
    scheme,
    domain,
    address,
    statement,
    fields,
  }
}

/** Between two blank lines; Ethereum has the second one even without a statement. */
function takeStatement([first, second, ...rest]: string[]) {
  if (first === '') return { lines: [second ?? '', ...rest] }
  if (second === '') return { statement: first, lines: rest }
  return { lines: [first ?? '', second ?? '', ...rest] }
}

function readFields(lines: string[]): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  const end = lines.findIndex((line) => line === 'Resources:' || line === 'Resources')
  const [fieldLines, resources] =
    end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end + 1)]
  for (const line of fieldLines) {
    const [, name, value] = FIELD.exec(line) ?? []
    if (!name || !value || fields.has(name)) return undefined
    fields.set(name, value)
  }
  return resources.every((line) => /^- \S+$/.test(line)) ? fields : undefined
}
