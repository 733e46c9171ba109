import * as activities from '@slovo/activities'
import * as packages from '@slovo/activities/package'
import { beforeAll } from 'vitest'
import { describeGrowth } from './describe-growth.ts'

/** Content of every type at once: each field that a type of ours reads holds the text. */
function contentOf(text: string) {
  const part = { library: 'H5P.AdvancedText 1.1', params: { text } }
  return {
    text,
    question: text,
    textField: text,
    distractors: text,
    taskDescription: text,
    correct: text,
    description: text,
    questions: [text],
    paragraphs: [text],
    answers: [{ text, correct: true }],
    choices: [{ question: text, answers: [text, text] }],
    summaries: [{ summary: [text, text], tip: text }],
    dialogs: [{ text, answer: text }],
    cards: [{ text, answer: text, image: { path: text, mime: text } }],
    sentences: [{ text, description: text, sample: [{ path: text, mime: text }] }],
    keywords: [{ keyword: text, alternatives: [text] }],
    content: [{ content: part }],
  }
}

/** An activity with a short answer, for what a learner writes. */
const contents = {
  Blanks: { questions: ['*правописание*'], behaviour: { acceptSpellingErrors: true } },
  Flashcards: { cards: [{ text: 'вопрос', answer: 'ответ' }] },
  Dictation: { sentences: [{ text: 'Раз, два — три.' }] },
  Essay: {
    keywords: [{ keyword: 'дом', alternatives: ['книга'], options: { forgiveMistakes: true } }],
  },
} as const

/** The engine of expressions is loaded, as it is where an activity needs it. */
const withExpression = (keyword: string) =>
  activities.readActivity('H5P.Essay', { keywords: [{ keyword }] })
beforeAll(async () => {
  const activity = withExpression('/дом/')
  if (activity) await activities.prepareToScore(activity)
})

function score(type: keyof typeof contents, answer: unknown) {
  const activity = activities.readActivity(`H5P.${type}`, contents[type])
  if (!activity) throw new Error(`${type} is not read`)
  return [
    activities.scoreActivity(activity, answer),
    activities.resultOf(activity, { answer, began: 0 }, 1),
  ]
}

const readers = Object.fromEntries(
  activities.nativeTypes.map((type) => [
    `readActivity, ${type}`,
    (text: string) => {
      const activity = activities.readActivity(`H5P.${type}`, contentOf(text))
      return activity && [activities.checkActivity(activity), activities.rightAnswer(activity)]
    },
  ]),
)

describeGrowth('activities', {
  entries: { '.': activities, './package': packages },
  texts: {
    ...readers,
    'scoreActivity, Blanks': (text) => score('Blanks', [text]),
    'scoreActivity, Flashcards': (text) => score('Flashcards', [text]),
    'scoreActivity, Dictation': (text) => score('Dictation', [text]),
    'scoreActivity, Essay': (text) => score('Essay', text),
    'scoreActivity, Essay with an expression': (text) => {
      const activity = withExpression(`/${'а{0,9}'.repeat(5)}б/`)
      return activity && activities.scoreActivity(activity, text)
    },
    'scoreActivity, Essay with a hostile expression': (text) => {
      const activity = withExpression(`/${text}/`)
      return activity && activities.scoreActivity(activity, 'дом и книга')
    },
    checkShippedActivity: (text) =>
      activities.checkShippedActivity({ library: text, title: text, content: { text } }),
    describe: (text) =>
      packages.describe({ library: 'H5P.Blanks 1.14', title: text, content: { text } }),
    feedbackFor: (text) =>
      activities.feedbackFor([{ from: 0, to: 100, feedback: text }], {
        score: 1,
        max: 2,
        success: true,
      }),
    mediaUrl: (text) => activities.mediaUrl(text, { path: text, mime: text, isExternal: false }),
    mediaPaths: (text) => activities.mediaPaths([{ path: text, mime: text }]),
    isOfEditor: (text) => packages.isOfEditor({ machineName: text }),
    isVideoPlayer: activities.isVideoPlayer,
    maxPointsOf: activities.maxPointsOf,
    nativeType: activities.nativeType,
    originsElsewhere: (text) => activities.originsElsewhere([{ path: text, source: text }]),
    packageFolder: (text) => activities.packageFolder({ id: 1, file: text }),
    packageName: activities.packageName,
    parseRichText: activities.parseRichText,
    plainText: activities.plainText,
    playableLibraryJson: (text) =>
      packages.playableLibraryJson({ preloadedDependencies: [{ machineName: text }] }),
    readDuration: activities.readDuration,
    readLibraryManifest: (text) =>
      refused(() => packages.readLibraryManifest('x', { title: text })),
    readLibraryName: activities.readLibraryName,
    readManifest: (text) =>
      refused(() => packages.readManifest({ mainLibrary: text, title: text })),
    readStatement: (text) => activities.readStatement({ verb: { id: text }, result: text }),
    sanitiseContent: (text) => packages.sanitiseContent({ text: [text] }),
    sanitiseText: packages.sanitiseText,
    shippedActivity: (text) => activities.shippedActivity.safeParse({ library: text, title: text }),
    storedName: activities.storedName,
  },
  others: [
    // What `readActivity` read: the rules of each type are reached through it and `scoreActivity`.
    'rightAnswer',
    'checkActivity',
    'checkAnswer',
    'resultOf',
    'maxScore',
    'rightPlaces',
    'dictationWords',
    'foundKeywords',
    'isCardRight',
    'isGapRight',
    'firstAnswer',
    'offers',
    'authorFeedback',
    'hasCheckButton',
    'hasSolution',
    'prepareToScore',
    'expressionsNotRun',
    'otherLibraries',
    'lostParts',
    'libraryText',
    // Numbers, moments, and what was read before.
    'boundResult',
    'beginPlay',
    'changeAnswer',
    'shuffle',
    'showSolution',
    'isFileOf',
    'manifestJson',
    'missingLibraries',
    'missingScripts',
    // Files: they are bounded by `packageLimits`, and their tests are in the package's own room.
    'PackageFault',
    'openPackage',
    'readShippedFolder',
    'unpackPackage',
    'writePackage',
  ],
})

/** A package that is no package is refused, however long it takes to say so. */
function refused(read: () => unknown) {
  try {
    return read()
  } catch (fault) {
    return fault
  }
}
