import type { Context } from 'hono'

const PATH = /^(\/ru)?\/dictionary\/import(\.data)?$/

/** Whether a file of words is being sent, which can take minutes on a slow line. */
export const isWordFile = ({ req }: Context) => req.method === 'POST' && PATH.test(req.path)
