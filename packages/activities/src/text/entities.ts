const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  shy: '\u00ad',
  copy: '©',
  deg: '°',
  euro: '€',
  times: '×',
}

const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,10}));/g

/** `&#039;` and `&eacute;` as the characters they stand for: H5P's editors encode plain text too. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name] ?? accentedLetter(name) ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\ufffd'
  })
}

function accentedLetter(name: string) {
  const letter = name[0] ?? ''
  const mark = accents[name.slice(1)]
  return mark ? (letter + mark).normalize('NFC') : undefined
}
