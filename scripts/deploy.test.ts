import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { memoryEnvironment, memoryOptions } from './memory.mjs'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Each `COPY a b target` as its words, without those from another stage. */
const copies = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.*)$/gm)].map(([, words = '']) =>
  words.split(' '),
)

test('the image is built from files that are there', () => {
  const sources = copies.flatMap((words) => words.slice(0, -1))
  expect(sources.length).toBeGreaterThan(10)
  expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([])
})

test('the image installs the packages of every room, at the place where npm looks for them', () => {
  const rooms = ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  )
  const installed = copies
    .filter(([source, target]) => source === `${target}package.json`)
    .map(([, target]) => target?.replace(/\/$/, ''))
  expect(installed.sort()).toEqual(
    rooms.filter((room) => existsSync(path.join(root, room, 'package.json'))).sort(),
  )
})

test('what the second stage takes stands in the first, and nothing secret is sent to the builder', () => {
  const taken = [...read('Dockerfile').matchAll(/^COPY --from=build (.*)$/gm)].flatMap(
    ([, words = '']) => words.split(' ').slice(0, -1),
  )
  const own = taken
    .map((place) => place.replace('/slovo/', ''))
    .filter((it) => it !== 'node_modules')
  expect(own.filter((place) => !existsSync(path.join(root, place)))).toEqual([])
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', '.git', '**/node_modules']))
})

test('the image starts what the build makes and `npm start` runs', () => {
  const [, started = ''] = /"([^"]+)"\]\s*$/.exec(read('Dockerfile')) ?? []
  expect(started).toBe('apps/slovo/build/main.js')
  expect(read('scripts/start.mjs')).toContain(started)
})

test('the services, the unit and the image name files that are there', () => {
  const named = ['Dockerfile', 'compose.services.yaml', 'deploy/slovo.service'].flatMap(
    (file) => read(file).match(/\b(scripts|apps)\/[\w./-]+\.(mjs|ts)\b/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the image holds as little memory as `npm start`', () => {
  const image = read('Dockerfile')
  const settings = Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`)
  const said = image.split(/[\s"]|NODE_OPTIONS=/)
  expect([...settings, ...memoryOptions].filter((setting) => !said.includes(setting))).toEqual([])
})
