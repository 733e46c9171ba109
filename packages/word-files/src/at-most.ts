import { Transform } from 'node:stream'
import { FileFault } from './file-fault.ts'

/** Passes bytes on until there are too many: the sizes that a form or a file states may be wrong. */
export function atMost(limit: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length
      if (passed > limit) done(new FileFault('too-large'))
      else done(null, chunk)
    },
  })
}
