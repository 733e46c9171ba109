/**
 * How an irregular verb goes: its present, the stem of its future, « je » in the passé simple,
 * its past participle. A `-` is a person that does not exist. The imperfect comes from
 * « nous », the subjunctive from « ils » and « nous », unless said otherwise.
 */
export interface VerbModel {
  present: string
  future: string
  past: string
  participle: string
  imperfect?: string
  /** The six persons. */
  subjunctive?: string
  /** tu, nous, vous. */
  imperative?: string
  presentParticiple?: string
}

type Line = [endings: string, present: string, future: string, past: string, participle: string]
type More = Partial<Omit<VerbModel, 'present' | 'future' | 'past' | 'participle'>>

const model = ([, present, future, past, participle]: Line, more: More = {}): VerbModel => ({
  ...{ present, future, past, participle },
  ...more,
})

const lines: [line: Line, more?: More][] = [
  [
    ['=être', 'suis es est sommes êtes sont', 'ser', 'fus', 'été'],
    {
      ...{ imperfect: 'ét', subjunctive: 'sois sois soit soyons soyez soient' },
      ...{ imperative: 'sois soyons soyez', presentParticiple: 'étant' },
    },
  ],
  [
    ['=avoir', 'ai as a avons avez ont', 'aur', 'eus', 'eu'],
    {
      subjunctive: 'aie aies ait ayons ayez aient',
      ...{ imperative: 'aie ayons ayez', presentParticiple: 'ayant' },
    },
  ],
  [
    ['=aller', 'vais vas va allons allez vont', 'ir', 'allai', 'allé'],
    {
      subjunctive: 'aille ailles aille allions alliez aillent',
      imperative: 'va|vas allons allez',
    },
  ],
  [
    ['faire', 'fais fais fait faisons faites font', 'fer', 'fis', 'fait'],
    { subjunctive: 'fasse fasses fasse fassions fassiez fassent' },
  ],
  [['=dire =redire', 'dis dis dit disons dites disent', 'dir', 'dis', 'dit']],
  [
    [
      'maudire',
      'maudis maudis maudit maudissons maudissez maudissent',
      'maudir',
      'maudis',
      'maudit',
    ],
  ],
  [['dire', 'dis dis dit disons disez disent', 'dir', 'dis', 'dit']],
  [
    ['pouvoir', 'peux|puis peux peut pouvons pouvez peuvent', 'pourr', 'pus', 'pu'],
    { subjunctive: 'puisse puisses puisse puissions puissiez puissent', imperative: '- - -' },
  ],
  [
    ['vouloir', 'veux veux veut voulons voulez veulent', 'voudr', 'voulus', 'voulu'],
    {
      subjunctive: 'veuille veuilles veuille voulions vouliez veuillent',
      imperative: 'veuille|veux voulons veuillez|voulez',
    },
  ],
  [
    ['savoir', 'sais sais sait savons savez savent', 'saur', 'sus', 'su'],
    {
      subjunctive: 'sache saches sache sachions sachiez sachent',
      ...{ imperative: 'sache sachons sachez', presentParticiple: 'sachant' },
    },
  ],
  [['devoir', 'dois dois doit devons devez doivent', 'devr', 'dus', 'dû']],
  [['cevoir', 'çois çois çoit cevons cevez çoivent', 'cevr', 'çus', 'çu']],
  [
    [
      '=valoir =équivaloir =revaloir',
      'vaux vaux vaut valons valez valent',
      'vaudr',
      'valus',
      'valu',
    ],
    { subjunctive: 'vaille vailles vaille valions valiez vaillent' },
  ],
  [
    ['falloir', '- - faut - - -', 'faudr', 'fallus', 'fallu'],
    { imperfect: 'fall', subjunctive: '- - faille - - -', imperative: '- - -' },
  ],
  [
    ['pleuvoir', '- - pleut - - pleuvent', 'pleuvr', 'plus', 'plu'],
    { imperfect: 'pleuv', subjunctive: '- - pleuve - - pleuvent', imperative: '- - -' },
  ],
  [['mouvoir', 'meus meus meut mouvons mouvez meuvent', 'mouvr', 'mus', 'mu']],
  [
    [
      'prévoir',
      'prévois prévois prévoit prévoyons prévoyez prévoient',
      'prévoir',
      'prévis',
      'prévu',
    ],
  ],
  [
    [
      'pourvoir',
      'pourvois pourvois pourvoit pourvoyons pourvoyez pourvoient',
      'pourvoir',
      'pourvus',
      'pourvu',
    ],
  ],
  [['voir', 'vois vois voit voyons voyez voient', 'verr', 'vis', 'vu']],
  [
    [
      'asseoir',
      'assieds|assois assieds|assois assied|assoit asseyons|assoyons asseyez|assoyez asseyent|assoient',
      'assiér|assoir',
      'assis',
      'assis',
    ],
  ],
  [['tenir', 'tiens tiens tient tenons tenez tiennent', 'tiendr', 'tins', 'tenu']],
  [['venir', 'viens viens vient venons venez viennent', 'viendr', 'vins', 'venu']],
  [['quérir', 'quiers quiers quiert quérons quérez quièrent', 'querr', 'quis', 'quis']],
  [['courir', 'cours cours court courons courez courent', 'courr', 'courus', 'couru']],
  [['mourir', 'meurs meurs meurt mourons mourez meurent', 'mourr', 'mourus', 'mort']],
  [['=partir =repartir', 'pars pars part partons partez partent', 'partir', 'partis', 'parti']],
  [['=sortir =ressortir', 'sors sors sort sortons sortez sortent', 'sortir', 'sortis', 'sorti']],
  [['dormir', 'dors dors dort dormons dormez dorment', 'dormir', 'dormis', 'dormi']],
  [
    [
      '=servir =desservir =resservir',
      'sers sers sert servons servez servent',
      'servir',
      'servis',
      'servi',
    ],
  ],
  [['sentir', 'sens sens sent sentons sentez sentent', 'sentir', 'sentis', 'senti']],
  [['mentir', 'mens mens ment mentons mentez mentent', 'mentir', 'mentis', 'menti']],
  [
    [
      'repentir',
      'repens repens repent repentons repentez repentent',
      'repentir',
      'repentis',
      'repenti',
    ],
  ],
  [['vêtir', 'vêts vêts vêt vêtons vêtez vêtent', 'vêtir', 'vêtis', 'vêtu']],
  [['ouvrir', 'ouvre ouvres ouvre ouvrons ouvrez ouvrent', 'ouvrir', 'ouvris', 'ouvert']],
  [['ffrir', 'ffre ffres ffre ffrons ffrez ffrent', 'ffrir', 'ffris', 'ffert']],
  [
    [
      'cueillir',
      'cueille cueilles cueille cueillons cueillez cueillent',
      'cueiller',
      'cueillis',
      'cueilli',
    ],
  ],
  [['saillir', 'saille sailles saille saillons saillez saillent', 'saillir', 'saillis', 'sailli']],
  [['bouillir', 'bous bous bout bouillons bouillez bouillent', 'bouillir', 'bouillis', 'bouilli']],
  [['fuir', 'fuis fuis fuit fuyons fuyez fuient', 'fuir', 'fuis', 'fui']],
  [['=haïr', 'hais hais hait haïssons haïssez haïssent', 'haïr', 'haïs', 'haï']],
  [['prendre', 'prends prends prend prenons prenez prennent', 'prendr', 'pris', 'pris']],
  [['mettre', 'mets mets met mettons mettez mettent', 'mettr', 'mis', 'mis']],
  [['battre', 'bats bats bat battons battez battent', 'battr', 'battis', 'battu']],
  [['rompre', 'romps romps rompt rompons rompez rompent', 'rompr', 'rompis', 'rompu']],
  [['vaincre', 'vaincs vaincs vainc vainquons vainquez vainquent', 'vaincr', 'vainquis', 'vaincu']],
  [['crire', 'cris cris crit crivons crivez crivent', 'crir', 'crivis', 'crit']],
  [['lire', 'lis lis lit lisons lisez lisent', 'lir', 'lus', 'lu']],
  [
    ['frire', 'fris fris frit - - -', 'frir', '-', 'frit'],
    { imperfect: '-', subjunctive: '- - - - - -', presentParticiple: '-' },
  ],
  [['rire', 'ris ris rit rions riez rient', 'rir', 'ris', 'ri']],
  [['suffire', 'suffis suffis suffit suffisons suffisez suffisent', 'suffir', 'suffis', 'suffi']],
  [['boire', 'bois bois boit buvons buvez boivent', 'boir', 'bus', 'bu']],
  [['croire', 'crois crois croit croyons croyez croient', 'croir', 'crus', 'cru']],
  [['suivre', 'suis suis suit suivons suivez suivent', 'suivr', 'suivis', 'suivi']],
  [['vivre', 'vis vis vit vivons vivez vivent', 'vivr', 'vécus', 'vécu']],
  [['naître', 'nais nais naît naissons naissez naissent', 'naîtr', 'naquis', 'né']],
  [
    [
      '=connaître =reconnaître =méconnaître',
      'connais connais connaît connaissons connaissez connaissent',
      'connaîtr',
      'connus',
      'connu',
    ],
  ],
  [['aître', 'ais ais aît aissons aissez aissent', 'aîtr', 'us', 'u']],
  [['=croître', 'croîs croîs croît croissons croissez croissent', 'croîtr', 'crûs', 'crû']],
  [['croître', 'crois crois croît croissons croissez croissent', 'croîtr', 'crus', 'cru']],
  [['plaire', 'plais plais plaît plaisons plaisez plaisent', 'plair', 'plus', 'plu']],
  [['=taire', 'tais tais tait taisons taisez taisent', 'tair', 'tus', 'tu']],
  [['traire', 'trais trais trait trayons trayez traient', 'trair', '-', 'trait']],
  [['coudre', 'couds couds coud cousons cousez cousent', 'coudr', 'cousis', 'cousu']],
  [['moudre', 'mouds mouds moud moulons moulez moulent', 'moudr', 'moulus', 'moulu']],
  [
    [
      '=résoudre',
      'résous résous résout résolvons résolvez résolvent',
      'résoudr',
      'résolus',
      'résolu',
    ],
  ],
  [['soudre', 'sous sous sout solvons solvez solvent', 'soudr', 'solus', 'sous|sout']],
  [['clure', 'clus clus clut cluons cluez cluent', 'clur', 'clus', 'clu']],
  [['=inclure', 'inclus inclus inclut incluons incluez incluent', 'inclur', 'inclus', 'inclus']],
  [['=nuire =luire', 'uis uis uit uisons uisez uisent', 'uir', 'uisis', 'ui']],
  [['uire', 'uis uis uit uisons uisez uisent', 'uir', 'uisis', 'uit']],
  [['aindre', 'ains ains aint aignons aignez aignent', 'aindr', 'aignis', 'aint']],
  [['eindre', 'eins eins eint eignons eignez eignent', 'eindr', 'eignis', 'eint']],
  [['oindre', 'oins oins oint oignons oignez oignent', 'oindr', 'oignis', 'oint']],
]

const FAMILY_STEM: Record<string, string> = { '=nuire': 'uire', '=luire': 'uire' }
const TAKES_PREFIX: Record<string, string> = {
  ...{ '=redire': 'dire', '=équivaloir': 'valoir', '=revaloir': 'valoir', '=repartir': 'partir' },
  ...{ '=ressortir': 'sortir', '=desservir': 'servir', '=resservir': 'servir' },
  ...{ '=reconnaître': 'connaître', '=méconnaître': 'connaître' },
}

const models = lines
  .flatMap(([line, more]) =>
    line[0].split(' ').map((ending) => ({
      isWhole: ending.startsWith('='),
      ending: ending.replace('=', ''),
      stem: FAMILY_STEM[ending] ?? TAKES_PREFIX[ending] ?? ending.replace('=', ''),
      model: model(line, more),
    })),
  )
  .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.ending.length - a.ending.length)

/** The model of an irregular verb and what stands before it: dé|crire, re|venir. */
export function irregularModel(verb: string): { prefix: string; model: VerbModel } | undefined {
  const found = models.find(({ isWhole, ending }) =>
    isWhole ? verb === ending : verb.endsWith(ending),
  )
  return found && { prefix: verb.slice(0, verb.length - found.stem.length), model: found.model }
}
