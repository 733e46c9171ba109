import { expect, test } from 'vitest'
import { routerData } from './router-data.server.ts'

const sent = (state: object) => JSON.parse(routerData(state))

test('each value is sent once, by its place, as the router sends it', () => {
  const words = [{ id: 7, word: 'дом' }]
  expect(sent({ list: words, count: 7, none: null, gone: undefined })).toBe(
    '[{"_1":2,"_3":4,"_5":-5,"_6":-7},"list",[7],"count",7,"none","gone",{"_8":4,"_9":10},"id","word","дом"]\n',
  )
})

test('no word ends the script in which it stands', () => {
  expect(routerData({ word: '</script>&\u2028' })).not.toMatch(/[<>&\u2028]/)
  expect(sent({ word: '</script>&' })).toContain('</script>&')
})
