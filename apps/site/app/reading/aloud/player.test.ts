import { expect, test } from 'vitest'
import { createPlayer } from './player.ts'
import type { Sound, SoundEvent } from './sound.ts'

/** A sound of five sentences, the fourth of which cannot be heard. What it is asked for is written down. */
function listenTo(sentence = 0) {
  const asked: string[] = []
  let hear: (event: SoundEvent) => void = () => {}
  const sound: Sound = {
    count: 5,
    has: (sentence) => sentence >= 0 && sentence < 5 && sentence !== 3,
    start: (sentence, rate) => asked.push(`start ${sentence} at ${rate}`),
    resume: (rate) => asked.push(`resume at ${rate}`),
    goOn: (sentence) => asked.push(`go on ${sentence}`),
    pause: () => asked.push('pause'),
    setRate: (rate) => asked.push(`rate ${rate}`),
    listen: (listener) => {
      hear = listener
    },
    close: () => asked.push('close'),
  }
  const player = createPlayer(sound, { sentence, rate: 1 })
  return {
    player,
    /** What was asked since the last time. */
    asked: () => asked.splice(0),
    end: (sentence: number) => hear({ kind: 'ended', sentence }),
    begin: (sentence: number) => hear({ kind: 'began', sentence }),
    report: (kind: 'stopped' | 'resumed' | 'failed') => hear({ kind }),
    now: () => `${player.state().status} ${player.state().sentence}`,
  }
}

test('sentences follow one another to the end, and a sentence without sound is left out', () => {
  const { player, asked, end, begin, now } = listenTo()
  player.play()
  end(0)
  begin(1)
  end(1)
  begin(2)
  end(2)
  begin(4)
  expect(asked()).toEqual(['start 0 at 1', 'go on 1', 'go on 2', 'go on 4'])
  expect(now()).toBe('playing 4')

  end(4)
  expect(asked()).toEqual(['pause'])
  expect(now()).toBe('silent 0')
  player.play()
  expect(asked()).toEqual(['start 0 at 1'])
})

test('after a pause it goes on where it was, at the speed that was chosen meanwhile', () => {
  const { player, asked, now } = listenTo(2)
  player.toggle()
  player.toggle()
  player.setRate(0.7)
  player.toggle()
  expect(asked()).toEqual(['start 2 at 1', 'pause', 'rate 0.7', 'resume at 0.7'])
  expect(now()).toBe('playing 2')
})

test('a sentence that is repeated moves along with the one that is heard', () => {
  const { player, asked, end } = listenTo()
  player.play()
  player.setLoop('sentence')
  end(0)
  end(0)
  player.next()
  end(1)
  player.setLoop('none')
  end(1)
  expect(asked()).toEqual([
    'start 0 at 1',
    'start 0 at 1',
    'start 0 at 1',
    'start 1 at 1',
    'start 1 at 1',
    'go on 2',
  ])
})

test('a range begins again after its last sentence, also step by step', () => {
  const { player, asked, end, begin } = listenTo(1)
  player.setLoop('range')
  expect(player.state().range).toEqual({ from: 1, to: 2 })
  player.play()
  end(1)
  begin(2)
  end(2)
  expect(asked()).toEqual(['start 1 at 1', 'go on 2', 'start 1 at 1'])
  player.previous()
  player.next()
  expect(asked()).toEqual(['start 2 at 1', 'start 1 at 1'])
})

test('the ends of a range never cross, and what is heard is inside', () => {
  const { player, asked, now } = listenTo(0)
  player.setLoop('range')
  player.setRange({ from: 4 })
  expect(player.state().range).toEqual({ from: 4, to: 4 })
  expect(now()).toBe('silent 4')
  player.setRange({ to: 2 })
  expect(player.state().range).toEqual({ from: 2, to: 2 })
  player.play()
  player.setRange({ from: 0, to: 1 })
  expect(asked()).toEqual(['start 2 at 1', 'start 0 at 1'])
})

test('who goes elsewhere leaves the range', () => {
  const { player, asked, end } = listenTo(0)
  player.setLoop('range')
  player.play()
  player.playFrom(2)
  end(2)
  expect(player.state().loop).toBe('none')
  expect(asked()).toEqual(['start 0 at 1', 'start 2 at 1', 'go on 4'])
})

test('touching a word pauses, and closing its panel goes on', () => {
  const { player, asked, now } = listenTo(1)
  player.play()
  player.hold()
  expect(now()).toBe('paused 1')
  player.release()
  expect(asked()).toEqual(['start 1 at 1', 'pause', 'resume at 1'])
  expect(now()).toBe('playing 1')
})

test('a panel that is closed while nothing was heard starts nothing', () => {
  const { player, asked, now } = listenTo()
  player.hold()
  player.release()
  player.play()
  player.pause()
  player.hold()
  player.release()
  expect(asked()).toEqual(['start 0 at 1', 'pause'])
  expect(now()).toBe('paused 0')
})

test('a sentence heard once from the panel does not lose the place that the word interrupted', () => {
  const { player, asked, end, now } = listenTo(2)
  player.play()
  player.hold()
  player.playOnce(0)
  end(0)
  expect(now()).toBe('paused 0')
  player.release()
  expect(asked()).toEqual(['start 2 at 1', 'pause', 'start 0 at 1', 'pause', 'start 2 at 1'])
})

test('the interrupted sentence itself, heard once, goes on after its end', () => {
  const { player, asked, end } = listenTo(2)
  player.play()
  player.hold()
  player.playOnce(2)
  end(2)
  player.release()
  expect(asked()).toEqual(['start 2 at 1', 'pause', 'start 2 at 1', 'pause', 'resume at 1'])
  player.playOnce(2)
  player.hold()
  expect(player.state().held).toBeNull()
})

test('playing while the panel is open is a choice: closing it changes nothing', () => {
  const { player, asked } = listenTo()
  player.play()
  player.hold()
  player.play()
  player.release()
  expect(asked()).toEqual(['start 0 at 1', 'pause', 'resume at 1'])
})

test('a place that is chosen while nothing is heard is where it begins', () => {
  const { player, asked, now } = listenTo()
  player.play()
  player.pause()
  player.goTo(3)
  expect(now()).toBe('paused 4')
  player.play()
  player.goTo(1)
  expect(asked()).toEqual(['start 0 at 1', 'pause', 'start 4 at 1', 'start 1 at 1'])
})

test('another program stops it and lets it go on; a sound that fails is said', () => {
  const { player, report, now } = listenTo()
  player.play()
  report('stopped')
  expect(now()).toBe('paused 0')
  report('resumed')
  expect(now()).toBe('playing 0')
  report('failed')
  expect(player.state()).toMatchObject({ status: 'paused', hasFailed: true })
  player.play()
  expect(player.state().hasFailed).toBe(false)
})

test('a subscriber gets each change until it unsubscribes', () => {
  const { player } = listenTo()
  const seen: string[] = []
  const stop = player.subscribe(() => seen.push(player.state().status))
  player.play()
  stop()
  player.pause()
  expect(seen).toEqual(['playing'])
})
