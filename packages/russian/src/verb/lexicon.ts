import { prefixBefore } from './prefix.ts'

/*
 * What Zaliznyak writes in a verb's class and a row may leave out. All of it hangs on the root, so that a prefix changes
 * nothing: со́хнуть, засо́хнуть, пересо́хнуть. Each list holds infinitives without stress; a row's own signs come first.
 */

const words = (text: string) => text.trim().split(/\s+/)

const isOf = (bases: readonly string[], infinitive: string) =>
  bases.some((base) => prefixBefore(infinitive, base) !== undefined)

const WITHOUT_NU = words(`
  бегнуть блекнуть брюзгнуть бухнуть вергнуть виснуть вязнуть вянуть гаснуть гибнуть глохнуть грузнуть двигнуть
  дохнуть дрогнуть дрябнуть зябнуть киснуть крепнуть липнуть мерзнуть меркнуть мокнуть молкнуть мякнуть никнуть
  пахнуть пухнуть слабнуть слепнуть сохнуть стигнуть стынуть сякнуть тихнуть торгнуть тухнуть тускнуть хрипнуть
  хрупнуть чахнуть чезнуть выкнуть прягнуть скорбнуть креснуть вторгнуться тягнуть`)
const WITH_NU = words('дрогнуть продрогнуть_ вздрогнуть содрогнуть поникнуть_ бухнуть')

/** `3°`: the past without -ну- (замёрз, привы́к). Only verbs of scheme a have it. */
export function losesNu(infinitive: string, isPerfective: boolean): boolean {
  if (infinitive === 'дрогнуть') return !isPerfective
  if (WITH_NU.includes(infinitive)) return false
  return isOf(WITHOUT_NU, infinitive)
}

/** `⑥`: without -ну- in the past, but with it in the participle: исче́з, исче́знувший. */
export const keepsNuInParticiple = (infinitive: string) =>
  isOf(words('чезнуть гаснуть гибнуть вянуть пахнуть'), infinitive)

/** `6°`: no alternation (жду, рву, сосу). Verbs on a vowel (та́ять, сме́яться) have nothing to alternate. */
export const isWithoutMutation = (infinitive: string) =>
  isOf(
    words('ждать рвать врать жрать орать ржать сосать стонать жаждать стенать ткать лгать'),
    infinitive,
  )

const T_TO_SHCH = words(`
  вратить кратить святить посетить претить защитить хитить сытить возмутить смутить ощутить богатить
  поглотить кротить плотить осветить просветить освятить трепетать клеветать скрежетать роптать обратить
  развратить тить_`)

/** `ч3 щ`: т becomes щ (обращу́, посещу́), not ч (плачу́). */
export function hasShch(infinitive: string, presentScheme: string): boolean {
  // посвети́ть посвечу́, просвети́ть in X-rays просвечу́: scheme c.
  if (/светить$/.test(infinitive) && presentScheme === 'c') return false
  if (/(?:за|по|при|под|от)светить$/.test(infinitive)) return false
  return isOf(T_TO_SHCH, infinitive)
}

const D_TO_ZHD = words(`
  бедить родить предить твердить судить наградить оградить преградить хладить вредить будить нудить чредить
  сладить_ насладить усладить проводить_ сопроводить препроводить снабдить громоздить гвоздить трудить свободить
  садить_ насадить досадить чудить_ щадить_ уведить_ угодить_ вердить ждить_ предубедить умилосердить
  народить возродить переродить выродить зародить породить блудить_ чуждить обсудить осудить рассудить присудить
  вознаградить возбудить побудить пробудить принудить понудить вынудить`)
const D_TO_ZH = words('обезвредить')

/** д becomes жд in the participle (освобождённый), not ж (оби́женный). */
export function hasZhd(infinitive: string, presentScheme: string): boolean {
  if (D_TO_ZH.includes(infinitive)) return false
  if (/будить$/.test(infinitive) && presentScheme === 'c') return false
  if (/садить$/.test(infinitive)) return presentScheme === 'b'
  return isOf(D_TO_ZHD, infinitive)
}

/** `⑨`: a perfective gerund in -я: принеся́, придя́, прочтя́. */
export const hasGerundInYa = (infinitive: string) =>
  isOf(words('нести везти вести йти честь мести брести обрести плести грести'), infinitive)

/** `④`: the present participle stressed on the stem: лю́бящий, слу́жащий. */
export const hasStemStressedParticiple = (infinitive: string) =>
  isOf(
    words(
      `любить служить дышать учить терпеть лечить женить тащить рубить душить лепить чинить губить сушить пилить
       лупить ценить ходить_ тушить курить_ травить щупить дружить клеить_ солить варить_`,
    ),
    infinitive,
  )

const YONNY = words(`
  менить ценить делить клонить влюбить шевелить дразнить поглотить осудить обсудить присудить осадить крестить
  селить женить слонить цедить_ судить склонить преклонить населить отделить разделить заменить применить сменить
  изменить отменить оценить переменить подменить вменить обвинить_`)

/** `⑦`: -ённый although the present is of scheme c: изменённый, обсуждённый. */
export const hasYonny = (infinitive: string) => isOf(YONNY, infinitive)

/** `⑧`: -енный on the stem although the present is of scheme b: напо́енный, просле́женный. */
export const hasStemStressedPassive = (infinitive: string) =>
  isOf(
    words('твердить следить кружить косить поить кроить доить гвоздить_ слепить_'),
    infinitive,
  ) && !/(?:под|у|за)твердить$/.test(infinitive)

/** `①`: the past stressed on the prefix: по́нял, на́чал, у́мер. */
export const isPrefixStressed = (infinitive: string) =>
  isOf(
    words('понять занять начать зачать принять нанять перенять унять донять пронять внять_'),
    infinitive,
  ) || /^(?:прибыть|убыть|проклясть|ожить|почать)$/.test(infinitive)

/** The past heard on the prefix and on the root, the prefix first: о́тбыл, отбы́л. */
export const isRatherPrefixStressed = (infinitive: string) =>
  /^(?:отбыть|побыть|пробыть)$/.test(infinitive) ||
  /^(?:за|на|недо|от|пере|по|под|пре|при|про|рас?про|со|соз|воссоз|об|до|перепро|запро)дать$/.test(
    infinitive,
  )

/** The past heard on the root and on the prefix, the root first: прожи́л, про́жил. */
export const isAlsoPrefixStressed = (infinitive: string) =>
  /^(?:про|до|на|пере|от|за)жить$|^(?:за|на|про|от|об|по|под|до|пере)лить$|^(?:от|про|до|за|на|по)пить$|^(?:под|об|от|припод)нять$|^добыть$/.test(
    infinitive,
  )
