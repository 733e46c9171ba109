// Loaded before a thread: it finds no native part of the optimiser, as on a platform for which there is none.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (!/binding-[a-z0-9]+-[a-z0-9]+|\.node$/.test(specifier)) return next(specifier, context)
    throw Object.assign(new Error(`Cannot find module '${specifier}'`), {
      code: 'MODULE_NOT_FOUND',
    })
  },
})
