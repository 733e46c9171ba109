/** Where the style sheet is put into the finished page; see late-html.server.ts. */
export const STYLE_MARK = '<late-style>'
