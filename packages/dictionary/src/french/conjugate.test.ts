import { expect, test } from 'vitest'
import { conjugate } from './conjugate.ts'

/** The forms of one tense: `conjugated('aller', 'présent')` → `vais vas va allons allez vont`. */
function conjugated(verb: string, tense: string) {
  const forms = conjugate(verb).filter(([, code]) => code.split(' ')[0] === tense)
  return [...new Set(forms.map(([form]) => form))].join(' ')
}

test.each([
  ['être', 'suis es est sommes êtes sont'],
  ['avoir', 'ai as a avons avez ont'],
  ['aller', 'vais vas va allons allez vont'],
  ['faire', 'fais fait faisons faites font'],
  ['dire', 'dis dit disons dites disent'],
  ['interdire', 'interdis interdit interdisons interdisez interdisent'],
  ['pouvoir', 'peux puis peut pouvons pouvez peuvent'],
  ['vouloir', 'veux veut voulons voulez veulent'],
  ['devoir', 'dois doit devons devez doivent'],
  ['savoir', 'sais sait savons savez savent'],
  ['voir', 'vois voit voyons voyez voient'],
  ['revenir', 'reviens revient revenons revenez reviennent'],
  ['obtenir', 'obtiens obtient obtenons obtenez obtiennent'],
  ['comprendre', 'comprends comprend comprenons comprenez comprennent'],
  ['permettre', 'permets permet permettons permettez permettent'],
  ['partir', 'pars part partons partez partent'],
  ['répartir', 'répartis répartit répartissons répartissez répartissent'],
  ['dormir', 'dors dort dormons dormez dorment'],
  ['servir', 'sers sert servons servez servent'],
  ['découvrir', 'découvre découvres découvrons découvrez découvrent'],
  ['souffrir', 'souffre souffres souffrons souffrez souffrent'],
  ['lire', 'lis lit lisons lisez lisent'],
  ['décrire', 'décris décrit décrivons décrivez décrivent'],
  ['boire', 'bois boit buvons buvez boivent'],
  ['croire', 'crois croit croyons croyez croient'],
  ['connaître', 'connais connaît connaissons connaissez connaissent'],
  ['naître', 'nais naît naissons naissez naissent'],
  ['vivre', 'vis vit vivons vivez vivent'],
  ['suivre', 'suis suit suivons suivez suivent'],
  ['courir', 'cours court courons courez courent'],
  ['mourir', 'meurs meurt mourons mourez meurent'],
  ['recevoir', 'reçois reçoit recevons recevez reçoivent'],
  ['plaire', 'plais plaît plaisons plaisez plaisent'],
  ['sourire', 'souris sourit sourions souriez sourient'],
  ['conduire', 'conduis conduit conduisons conduisez conduisent'],
  ['craindre', 'crains craint craignons craignez craignent'],
  ['peindre', 'peins peint peignons peignez peignent'],
  ['rejoindre', 'rejoins rejoint rejoignons rejoignez rejoignent'],
  ['falloir', 'faut'],
  ['valoir', 'vaux vaut valons valez valent'],
  ['pleuvoir', 'pleut pleuvent'],
  ['asseoir', 'assieds assois assied assoit asseyons assoyons asseyez assoyez asseyent assoient'],
  ['battre', 'bats bat battons battez battent'],
  ['interrompre', 'interromps interrompt interrompons interrompez interrompent'],
  ['vaincre', 'vaincs vainc vainquons vainquez vainquent'],
  ['coudre', 'couds coud cousons cousez cousent'],
  ['résoudre', 'résous résout résolvons résolvez résolvent'],
  ['envoyer', 'envoie envoies envoyons envoyez envoient'],
  ['accueillir', 'accueille accueilles accueillons accueillez accueillent'],
  ['fuir', 'fuis fuit fuyons fuyez fuient'],
  ['haïr', 'hais hait haïssons haïssez haïssent'],
  ['acquérir', 'acquiers acquiert acquérons acquérez acquièrent'],
  ['finir', 'finis finit finissons finissez finissent'],
  ['perdre', 'perds perd perdons perdez perdent'],
  ['manger', 'mange manges mangeons mangez mangent'],
  ['commencer', 'commence commences commençons commencez commencent'],
  ['préférer', 'préfère préfères préférons préférez préfèrent'],
  ['lever', 'lève lèves levons levez lèvent'],
  ['essuyer', 'essuie essuies essuyons essuyez essuient'],
])('%s: %s', (verb, forms) => {
  expect(conjugated(verb, 'présent')).toBe(forms)
})

test.each([
  ['être', 'imparfait', 'étais était étions étiez étaient'],
  ['manger', 'imparfait', 'mangeais mangeait mangions mangiez mangeaient'],
  ['placer', 'imparfait', 'plaçais plaçait placions placiez plaçaient'],
  ['finir', 'imparfait', 'finissais finissait finissions finissiez finissaient'],
  ['envoyer', 'futur', 'enverrai enverras enverra enverrons enverrez enverront'],
  ['venir', 'futur', 'viendrai viendras viendra viendrons viendrez viendront'],
  ['vouloir', 'conditionnel', 'voudrais voudrait voudrions voudriez voudraient'],
  ['falloir', 'subjonctif', 'faille'],
  ['prendre', 'subjonctif', 'prenne prennes prenions preniez prennent'],
  ['faire', 'subjonctif', 'fasse fasses fassions fassiez fassent'],
  ['aller', 'passé-simple', 'allai allas alla allâmes allâtes allèrent'],
  ['venir', 'passé-simple', 'vins vint vînmes vîntes vinrent'],
  ['naître', 'passé-simple', 'naquis naquit naquîmes naquîtes naquirent'],
  ['être', 'subjonctif-imparfait', 'fusse fusses fût fussions fussiez fussent'],
  ['parler', 'impératif', 'parle parlons parlez'],
  ['savoir', 'impératif', 'sache sachons sachez'],
  ['devoir', 'participe-passé', 'dû due dus dues'],
  ['ouvrir', 'participe-passé', 'ouvert ouverte ouverts ouvertes'],
  ['prendre', 'participe-passé', 'pris prise prises'],
  ['avoir', 'participe-présent', 'ayant'],
  ['vaincre', 'participe-présent', 'vainquant'],
])('%s, %s: %s', (verb, tense, forms) => {
  expect(conjugated(verb, tense)).toBe(forms)
})

test('where two spellings are in use, both are read', () => {
  expect(conjugated('payer', 'présent')).toContain('paye ')
  expect(conjugated('payer', 'présent')).toContain('paie ')
  expect(conjugated('jeter', 'présent')).toContain('jette ')
  expect(conjugated('acheter', 'présent')).toContain('achète ')
})

test('a word that is no verb has no forms', () => {
  expect(conjugate('maison')).toEqual([['maison', 'infinitif']])
})
