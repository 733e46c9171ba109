/**
 * A text as a page has it: a string after a navigation inside the site; while the server draws the page a function, which
 * is not sent along; and nothing when the browser takes over a served page, where the text already stands.
 */
export type TextHtml = string | (() => string) | undefined
