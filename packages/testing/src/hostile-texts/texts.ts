/** A text of about that length that makes careless code slow. */
type TextOf = (length: number) => string

/** Signs and pieces that some expression of ours looks for, or nearly. */
const pieces = [
  '\u0301',
  '\u0301\u0323',
  'а\u0301',
  'а',
  'a',
  'á',
  '\u2028',
  '\u00a0',
  ' ',
  '\n',
  '\n—',
  'а ',
  '. ',
  '.',
  'А. ',
  'т. е. ',
  "'",
  "l'",
  '-',
  'а-',
  '1',
  '1-',
  '«',
  ',',
  'а,',
  '*',
  '*a',
  '/',
  ':',
  '|',
  '\\',
  '&',
  '"',
  '<',
  '<a',
  '<a "',
  '<p>',
  '</p>',
  '<!--',
  'a=',
  '="',
  '](',
  '- ',
]

/** Each piece again and again: alone, after the start of something, and before what spoils the match. */
const repeated = pieces.flatMap((piece): [string, TextOf][] => {
  const run = (length: number) => piece.repeat(Math.ceil(length / piece.length))
  return [
    [`${show(piece)} again and again`, run],
    [`а word, ${show(piece)} again and again, a sign`, (length) => `аa${run(length)}x\u0000`],
  ]
})

const halves = [
  ['\u0301', 'а'],
  ['а', '\u0301'],
  ['#', ' '],
  [' ', '.'],
  ['.', ' '],
  ['-', 'а'],
  ['а', '-'],
  ['*', 'а'],
  ['<a "', "<a '"],
  ['<b>', '</i>'],
  ['a', '='],
  ['а', ' '],
] as const

/** A long run of one thing, then a long run of another. */
const runs = halves.map(([first, second]): [string, TextOf] => [
  `${show(first)}, then ${show(second)}`,
  (length) => first.repeat(length / 2 / first.length) + second.repeat(length / 2 / second.length),
])

export const hostileTexts = [...repeated, ...runs]

function show(piece: string) {
  return JSON.stringify(piece).replace(
    /[\u0300-\u036f\u2028]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
