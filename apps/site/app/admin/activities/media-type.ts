const types: Record<string, string> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css',
  flac: 'audio/flac',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  opus: 'audio/ogg',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  webvtt: 'text/vtt',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

const PLAIN = 'application/octet-stream'

/**
 * The type under which a file of a package is stored. Pictures go by how they begin: authors rename them. A drawing
 * of the content is served as a picture, in which nothing runs; those of libraries are nothing but bytes outside their
 * frame.
 */
export function mediaType(name: string, bytes: Uint8Array): string {
  const named = types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? PLAIN
  if (named === types.svg) return isDrawing(name, bytes) ? named : PLAIN
  const isPicture = named.startsWith('image/') && named !== 'image/bmp'
  return isPicture ? (pictureType(bytes) ?? PLAIN) : named
}

function isDrawing(name: string, bytes: Uint8Array) {
  const head = new TextDecoder().decode(bytes.subarray(0, 1000))
  return name.startsWith('content/') && /^\s*<(?:\?xml\b|!--|!doctype svg\b|svg\b)/i.test(head)
}

function pictureType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return types.png
  if (head.startsWith('\xff\xd8\xff')) return types.jpg
  if (/^GIF8[79]a/.test(head)) return types.gif
  if (/^RIFF.{4}WEBP/s.test(head)) return types.webp
  return /^.{4}ftyp(?:avi[fs]|mif1)/s.test(head) ? types.avif : undefined
}
