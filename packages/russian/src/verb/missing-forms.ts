import type { VerbPerson } from '../form.ts'
import type { Verb } from './verb.ts'

const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Zaliznyak's « нет » at the past passive participle. */
const NO_PAST_PASSIVE = set(`
  выглядеть глядеть поглядеть разглядеть оглядеть доставать достать застать вернуть жалеть пожалеть желать пожелать
  переехать пробежать пролететь рвануть догонять загонять сочетать задевать прокричать проворчать увидать услыхать
  промокнуть перерасти знать иметь стоить значить весить гласить терпеть ненавидеть класть миновать
  зависеть принадлежать хотеть уметь переживать свистеть содержать`)
/** And his « затруднительно »: made by rule, hardly said. */
const DOUBTFUL_PAST_PASSIVE = set(`
  подождать ждать бормотать пробормотать минуть толкнуть потерпеть шепнуть ткнуть швырнуть тряхнуть вдохнуть упрекнуть
  брать врать жрать гнать слать`)
const NO_PRESENT_PASSIVE = set(
  'знать иметь стоить значить весить гласить глядеть мочь хотеть уметь',
)
const DOUBTFUL_PRESENT_GERUND = set(`
  писать ждать спать врать рвать плясать жрать пахать слать лгать ржать ткать мазать чесать вязать казать`)
const NO_PRESENT_GERUND = set('лгать бежать петь')
/** Проче́сть. */
const NO_PAST_ACTIVE = /честь$/
const DOUBTFUL_IMPERATIVE = set(`
  видеть слышать расслышать состоять обстоять устоять отстоять настоять предстоять мочь хотеть зависеть значить
  стоить принадлежать надлежать гласить`)
/** « — 1 ед. »: победи́ть, очути́ться. */
const DOUBTFUL_FIRST_PERSON = set(`
  победить убедить очутить чудить дерзить затмить шелестеть минуть разубедить переубедить пылесосить галдеть бдеть
  сбрендить`)
const DOUBTFUL_PRESENT = set('основать слыхать увидать услыхать')
const NO_PRESENT = set('внять')
/** Without a subject: смерка́ется, тошни́т. */
const IMPERSONAL_ALONE = set(
  'подобать надлежать светать рассвести рассветать вечереть тошнить затошнить знобить лихорадить приличествовать',
)
const IMPERSONAL_WITH_SYA = set(`
  хотеть захотеть смеркать смеркнуть нездоровить посчастливить думать верить довести спать неможить житься`)

export type Certainty = 'said' | 'doubtful' | 'missing'

const certainty = (is: { missing: boolean; doubtful: boolean }): Certainty =>
  is.missing ? 'missing' : is.doubtful ? 'doubtful' : 'said'

export const personCertainty = ({ plain }: Verb, person: VerbPerson): Certainty =>
  certainty({
    missing: NO_PRESENT.has(plain),
    doubtful: DOUBTFUL_PRESENT.has(plain) || (person === '1sg' && DOUBTFUL_FIRST_PERSON.has(plain)),
  })

export const imperativeCertainty = ({ plain, isReflexive, isImperfective }: Verb): Certainty =>
  certainty({
    missing: NO_PRESENT.has(plain),
    doubtful:
      DOUBTFUL_IMPERATIVE.has(plain) || (plain === 'увидеть' && isReflexive && !isImperfective),
  })

export const presentGerundCertainty = ({ plain }: Verb): Certainty =>
  certainty({
    missing: NO_PRESENT_GERUND.has(plain),
    doubtful: DOUBTFUL_PRESENT_GERUND.has(plain),
  })

export const pastActiveCertainty = ({ plain }: Verb): Certainty =>
  certainty({ missing: NO_PAST_ACTIVE.test(plain), doubtful: false })

const SAID_IN_MY =
  /(?:любить|видеть|слышать|хранить|терпеть|водить|носить|возить|гнать|зависеть|ценить|мыслить|вести|нести|искать)$/

/** Types 4 to 7 make the present passive participle by rule; only some are said (люби́мый, носи́мый). */
export const presentPassiveCertainty = ({ plain, type, presentScheme }: Verb): Certainty =>
  certainty({
    missing: NO_PRESENT_PASSIVE.has(plain),
    doubtful:
      (type >= 4 && type <= 7 && !SAID_IN_MY.test(plain)) || (type === 2 && presentScheme === 'b'),
  })

const OF_MOTION = /.(?:водить|возить|носить|ходить)$/
const PREFIXED =
  /^(?:в[оы]?|вз|вс|воз|вос|до|за|из|ис|на|над|об|от|пере|под?|при|про|раз|рас|с|у)[бвгджзклмнпрстфхцчшщ]/

/**
 * The past passive participle of an imperfective verb is hardly said (чи́танный), of a prefixed one (ука́зывать,
 * покупа́ть, приноси́ть) it does not exist.
 */
export function pastPassiveCertainty({ plain, infinitive, type, isPerfective }: Verb): Certainty {
  const isSecondary =
    type === 13 ||
    /[иы]вать$/.test(plain) ||
    OF_MOTION.test(plain) ||
    (type === 1 && /[ая]\u0301ть$/.test(infinitive) && PREFIXED.test(plain))
  return certainty({
    missing: NO_PAST_PASSIVE.has(plain) || (!isPerfective && isSecondary),
    doubtful: !isPerfective || DOUBTFUL_PAST_PASSIVE.has(plain),
  })
}

/** Said without a subject (хо́чется, смерка́лось): only the infinitive, the 3rd singular and the neuter. */
export const isImpersonal = ({ plain, isReflexive, notes }: Verb): boolean =>
  notes.includes('безл.') || (isReflexive ? IMPERSONAL_WITH_SYA : IMPERSONAL_ALONE).has(plain)
