import { casePlaceOf } from './case-place.ts'
import type { Evidence } from './evidence.ts'
import { isParted, type Token } from './token.ts'

const FEW = /^(?:два|две|три|четыре|оба|обе|полтора|полторы|пол)$/
const MANY =
  /^(?:пять|шесть|семь|восемь|девять|десять|.+надцать|.+дцать|сорок|пятьдесят|.+десят|девяносто|сто|.+ста|.+сот|тысяч[аи]?|миллион|много|немного|мало|сколько|столько|несколько|больше|меньше|половина|двое|трое|четверо|пара|нет|нету|кроме)$/
const FEW_DIGITS = /(?:^|[^1\d])[234]\D*$|^[234]\D*$/
const DIGITS = /\d\D{0,3}$/

/** After два, три, четы́ре a noun is in the genitive singular (три окна́), after other quantities in that of the plural. */
export const quantityEvidence: Evidence = ({ word, slot }, sentence, place) => {
  const where = casePlaceOf(slot)
  const token = sentence[place]
  if (!where || !token || (word.pos !== 'noun' && word.pos !== 'adj')) return 1
  const amount = amountBefore(sentence, place)
  if (!amount) return 1
  if (word.pos === 'adj') return where.agreement === 'pl' ? 2 : 1
  if (amount === 'few') return where.case === 'gen' && where.agreement === 'sg' ? 10 : 0.3
  return where.case === 'gen' ? 5 : 0.5
}

function amountBefore(sentence: Token[], place: number): 'few' | 'many' | undefined {
  const [token, before] = [sentence[place], sentence[place - 1]]
  if (token && DIGITS.test(token.before)) return FEW_DIGITS.test(token.before) ? 'few' : 'many'
  if (!token || !before || isParted(token)) return undefined
  if (FEW.test(before.plain)) return 'few'
  if (MANY.test(before.plain)) return 'many'
  const isModifier = before.readings[0]?.word.pos === 'adj'
  return isModifier && place > 0 ? amountBefore(sentence, place - 1) : undefined
}
