const RELATIVE = /(?:ск|цк|[её]ньк|оньк)ий$|ско́?й$|цкой$/
const QUALITATIVE_IN_SKY = /^(?:не)?(?:плоский|низкий)$/
const ORDINAL =
  /^(?:перв|втор|сот)[ыо]й$|(?:четвёрт|пят|шест|седьм|восьм|девят|десят|цат|девяност|сороков|сот|тысячн|миллионн|миллиардн)[ыо]й$/
const PRONOMINAL =
  /^(?:друг|ин|как|так|никак|люб|сам|кажд|котор|всяк|некотор|мног|немног|остальн|эдак|этак|проч)(?:[оыи]й)$/
const SUPERLATIVE = /(?:[еа]йший|[вш]ший|ший)$/

/**
 * Zaliznyak marks two groups of adjectives by their suffix: those in -ский -цкий -енький and in -ший have no short forms
 * and no comparative (ру́сский, бе́ленький, бы́вший); a relative adjective with a stressed ending (деловово́й, стально́й)
 * or in -шний (вчера́шний) has them only by rule.
 */
export function shortness(letters: string, isEndStressed: boolean): 'usual' | 'rare' | 'none' {
  if (QUALITATIVE_IN_SKY.test(letters)) return 'usual'
  if (letters === 'хороший' || letters === 'маленький') return 'usual'
  if (ORDINAL.test(letters) || PRONOMINAL.test(letters)) return 'none'
  if (RELATIVE.test(letters) || SUPERLATIVE.test(letters) || /ся$/.test(letters)) return 'none'
  if (/[шжчт]ний$|[зв]имний$|[тр]енний$|последний$|передний$/.test(letters))
    return letters.endsWith('искренний') ? 'usual' : 'rare'
  return isEndStressed && !SHORT_WITH_ENDING.test(letters) ? 'rare' : 'usual'
}

/** Words of scheme b that have their short forms: бо́лен, смешо́н, зол. */
const SHORT_WITH_ENDING = /^(?:больной|смешной|злой|большой|небольшой|хмельной|грешной|босой)$/
