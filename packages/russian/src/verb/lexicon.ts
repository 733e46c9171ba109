import { prefixBefore } from './prefix.ts'

/*
 * What Zaliznyak writes in a verb's class and a row may leave out. All of it hangs on the root, so that a prefix changes
 * nothing: со́хнуть, засо́хнуть, пересо́хнуть. Each list holds infinitives without stress; a row's own signs come first.
 */

const listOf = (text: string) => text.trim().split(/\s+/)

const isOf = (bases: readonly string[], infinitive: string) =>
  bases.some((base) => prefixBefore(infinitive, base) !== undefined)

const WITHOUT_NU = listOf(`
  бегнуть блекнуть брюзгнуть бухнуть вергнуть верзнуть виснуть волгнуть выкнуть вязнуть вянуть гаснуть гибнуть глохнуть
  горкнуть грузнуть грязнуть двигнуть дохнуть дрогнуть дрыхнуть дрябнуть дряхнуть жухнуть зябнуть киснуть крепнуть
  креснуть липнуть мерзнуть меркнуть мозгнуть мокнуть молкнуть мякнуть набрякнуть никнуть пахнуть пухнуть сипнуть
  склизнуть скорбнуть скорузнуть слабнуть слепнуть ослизнуть сохнуть стигнуть стынуть сякнуть терпнуть тихнуть торгнуть
  тускнуть тухнуть хрипнуть хрупнуть чахнуть чезнуть`)
const WITH_NU = listOf('вздрогнуть содрогнуть выдохнуть')

/** `3°`: the past without -ну- (замёрз, привы́к). Only verbs of scheme a have it. */
export function losesNu(infinitive: string, isPerfective: boolean, isReflexive: boolean): boolean {
  // Дро́гнуть to freeze, бу́хнуть to swell; their perfective homographs are of another root.
  if (infinitive === 'дрогнуть' || infinitive === 'бухнуть') return !isPerfective
  if (WITH_NU.includes(infinitive)) return isReflexive
  return isOf(WITHOUT_NU, infinitive)
}

const WITH_NU_IN_PARTICIPLE = listOf('исчезнуть гаснуть гибнуть вянуть пахнуть')

/** `⑥`: without -ну- in the past, but with it in the participle: исче́з, исче́знувший. */
export const keepsNuInParticiple = (infinitive: string) =>
  WITH_NU_IN_PARTICIPLE.includes(infinitive)

const WITHOUT_MUTATION = listOf(
  'ждать рвать врать жрать орать ржать сосать стонать жаждать стенать ткать попрать',
)

/** `6°`: no alternation (жду, рву, сосу). Verbs on a vowel (та́ять, сме́яться) have nothing to alternate. */
export const isWithoutMutation = (infinitive: string) => isOf(WITHOUT_MUTATION, infinitive)

const T_TO_SHCH = listOf(`
  вратить обратить кратить освятить посвятить посетить запретить воспретить защитить хитить насытить пресытить возмутить
  смутить ощутить богатить поглотить кротить воплотить осветить просветить тяготить поработить златить трепетать
  клеветать скрежетать роптать`)

/** `ч3 щ`: т becomes щ (обращу́, посещу́), not ч (плачу́, просвечу́ of X-rays). */
export const hasShch = (infinitive: string, presentScheme: string) =>
  isOf(T_TO_SHCH, infinitive) && !(infinitive.endsWith('светить') && presentScheme === 'c')

const D_TO_ZHD = listOf(`
  бедить бороздить будить вредить возродить выродить гвоздить громоздить досадить заградить зародить народить насладить
  нудить обсудить оградить наградить вознаградить осудить переродить подтвердить породить преградить предить
  предубедить препроводить присудить родить свободить сопроводить утрудить усладить утвердить хладить
  чредить отчудить`)

/** д becomes жд in the participle (освобождённый), not ж (оби́женный). */
export function hasZhd(infinitive: string, presentScheme: string): boolean {
  if (/^(?:обезвредить|облагородить)$/.test(infinitive)) return false
  if (infinitive.endsWith('будить') && presentScheme === 'c') return false
  if (/садить$/.test(infinitive)) return presentScheme === 'b' || infinitive === 'осадить'
  return isOf(D_TO_ZHD, infinitive)
}

/** `②`: the imperative in -ь and -и; `③`: in the plural only -ь. */
export const hasTwoImperatives = (infinitive: string) =>
  /^вы(?:нуть|кинуть|сыпать|строить)$/.test(infinitive)
export const hasShortPluralImperative = (infinitive: string) =>
  isOf(listOf('вылезти упорядочить морщить топорщить корчить портить'), infinitive)

const PARTICIPLE_ON_STEM = listOf(`
  любить служить дышать учить терпеть лечить женить тащить рубить душить лепить чинить губить сушить пилить лупить
  ценить тушить дружить`)

/** `④`: the present participle stressed on the stem: лю́бящий, слу́жащий. */
export const hasStemStressedParticiple = (infinitive: string) =>
  isOf(PARTICIPLE_ON_STEM, infinitive)

const YONNY = listOf(`
  менить ценить делить клонить слонить влюбить шевелить дразнить поглотить осудить обсудить присудить осадить крестить
  селить женить`)

/** `⑦`: -ённый although the present is of scheme c: изменённый, обсуждённый. */
export const hasYonny = (infinitive: string) => isOf(YONNY, infinitive)

const PASSIVE_ON_STEM = listOf('твердить следить кружить косить поить кроить доить')

/** `⑧`: -енный on the stem although the present is of scheme b: напо́енный, просле́женный. */
export const hasStemStressedPassive = (infinitive: string) =>
  isOf(PASSIVE_ON_STEM, infinitive) && !/(?:под|у)твердить$|окружить$/.test(infinitive)

const GERUND_IN_YA = listOf(
  'нести везти вести йти честь мести брести обрести плести грести скрести гнести блюсти',
)

/** `⑨`: a perfective gerund in -я: принеся́, придя́, прочтя́. */
export const hasGerundInYa = (infinitive: string) => isOf(GERUND_IN_YA, infinitive)
