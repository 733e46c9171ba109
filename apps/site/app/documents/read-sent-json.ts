/** What the server has written with sent-json.ts. */
export const readSentJson = <Data extends object>(json: string | null | undefined): Data =>
  Object.assign({}, ...JSON.parse(json || '[]'))
