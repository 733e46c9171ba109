import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findTwins } from './find-twins.ts'
import { findViolations } from './find-violations.ts'
import { readSourceFiles } from './read-imports.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

it('the repository keeps to its rules', () => {
  const files = readSourceFiles(process.cwd())
  expect([...findViolations(files), ...findTwins(files)]).toEqual([])
})

describe('a planted import is refused with both files and the reason', () => {
  it.each<{ what: string; files: Record<string, string>; reason: string }>([
    {
      what: 'a package that its package may not import',
      files: { 'packages/review/src/a.ts': "import '@slovo/messages'" },
      reason: 'packages/review/src/a.ts imports @slovo/messages: review may not import messages',
    },
    {
      what: 'Node in a pure package',
      files: { 'packages/language/src/a.ts': "import { readFile } from 'node:fs'" },
      reason: 'packages/language/src/a.ts imports node:fs: language is pure',
    },
    {
      what: 'a file of another package by its path',
      files: {
        'apps/site/app/root.tsx': "export { a } from '../../../packages/backend/src/a.ts'",
        'packages/backend/src/a.ts': 'export const a = 1',
      },
      reason:
        'apps/site/app/root.tsx imports packages/backend/src/a.ts: another package is imported by its name, @slovo/…',
    },
    {
      what: 'a package without a rule',
      files: { 'packages/new/src/a.ts': "import '@slovo/language'" },
      reason: 'packages/new/src/a.ts: the package new has no line in scripts/imports/rules.ts',
    },
    {
      what: 'a type, of one protocol by another',
      files: {
        'packages/backend/src/rest/a.ts': "type B = import('../auth/b.ts').B",
        'packages/backend/src/auth/b.ts': 'export interface B {}',
      },
      reason:
        'packages/backend/src/rest/a.ts imports packages/backend/src/auth/b.ts: in packages/backend/src, rest may not import auth',
    },
    {
      what: 'an area of the site by an area that is new',
      files: {
        'apps/site/app/classes/a.tsx': "import { b } from '../reading/b.ts'",
        'apps/site/app/reading/b.ts': 'export const b = 1',
      },
      reason:
        'apps/site/app/classes/a.tsx imports apps/site/app/reading/b.ts: in apps/site/app, classes may not import reading',
    },
    {
      what: 'an area by the components that know no product word, when they need it',
      files: {
        'apps/site/app/ui/a.ts': "export const later = () => import('../words/b.ts')",
        'apps/site/app/words/b.ts': 'export const b = 1',
      },
      reason:
        'apps/site/app/ui/a.ts imports apps/site/app/words/b.ts: in apps/site/app, ui may not import words',
    },
    {
      what: 'the SQL of a table outside the folder that owns it',
      files: { 'packages/backend/src/auth/user/a.ts': 'export const a = `select from auth.users`' },
      reason:
        'packages/backend/src/auth/user/a.ts has SQL of auth.users, which belongs to packages/backend/src/auth/accounts',
    },
    {
      what: 'a request in a rule',
      files: { 'packages/backend/src/auth/user/a.ts': "import type { Context } from 'hono'" },
      reason: 'packages/backend/src/auth/user/a.ts imports hono: a request stops in *.routes.ts',
    },
    {
      what: 'the product by a journey',
      files: { 'e2e/a.spec.ts': "import '@slovo/backend'" },
      reason: 'e2e/a.spec.ts imports @slovo/backend: it speaks HTTP alone',
    },
  ])('$what', ({ files, reason }) => {
    expect(findViolations(read(files))).toEqual([reason])
  })
})

it('areas of the site meet in a route', () => {
  const files = {
    'apps/site/app/lessons/lessons.route.tsx': "import { b } from '../reading/b.ts'",
    'apps/site/app/reading/b.ts': "import { c } from '../words/c.ts'; export const b = c",
    'apps/site/app/words/c.ts': 'export const c = 1',
  }
  expect(findViolations(read(files))).toEqual([])
})

it('a circle is refused, also of types and of three files', () => {
  const files = {
    'packages/review/src/a.ts': "import type { B } from './b.ts'; export type A = B",
    'packages/review/src/b.ts': "export type { C as B } from './c.ts'",
    'packages/review/src/c.ts': "import type { A } from './a.ts'; export type C = A | 1",
  }
  expect(findViolations(read(files))).toEqual([
    'a circle: packages/review/src/a.ts, packages/review/src/b.ts, packages/review/src/c.ts',
  ])
})

it('a circle of folders is refused where its files make none', () => {
  const files = {
    'packages/backend/src/auth/user/a.ts': "import { b } from '../mfa/b.ts'; export const a = b",
    'packages/backend/src/auth/mfa/b.ts': 'export const b = 1',
    'packages/backend/src/auth/mfa/c.ts': "import { d } from '../user/d.ts'; export const c = d",
    'packages/backend/src/auth/user/d.ts': 'export const d = 1',
  }
  expect(findViolations(read(files))).toEqual([
    'a circle of folders in packages/backend/src/auth: mfa, user',
  ])
})

it('a name with two meanings is refused: a type anywhere, a value in its package', () => {
  const files = {
    'packages/review/src/a.ts': 'export interface Word {}; export const read = 1',
    'packages/backend/src/a.ts': 'export type Word = string; export const read = 1',
    'packages/backend/src/b.ts': 'export function read() {}',
  }
  expect(findTwins(read(files))).toEqual([
    'the type Word is exported with 2 meanings: packages/backend/src/a.ts, packages/review/src/a.ts',
    'read in packages/backend is exported with 2 meanings: packages/backend/src/a.ts, packages/backend/src/b.ts',
  ])
})

/** Source files of these texts, read from a folder of their own. */
function read(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'slovo-imports-'))
  roots.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return readSourceFiles(root)
}
