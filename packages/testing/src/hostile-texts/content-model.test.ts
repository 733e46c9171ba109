import * as model from '@slovo/content-model'
import { describeGrowth } from './describe-growth.ts'

const blocksOf = (text: string): model.Block[] => [
  { type: 'paragraph', text },
  { type: 'list', items: [text] },
  { type: 'examples', examples: [{ source: text, translation: text }] },
  { type: 'table', head: [text], rows: [[text]] },
  { type: 'image', path: text, alt: text },
]
const analysis = (text: string) => ({ version: 1, lang: text, paragraphs: text, words: [[text]] })

describeGrowth('content-model', {
  entries: { '.': model },
  texts: {
    Block: (text) => model.Block.safeParse({ type: 'paragraph', text }),
    Blocks: (text) => model.Blocks.safeParse(blocksOf(text)),
    DictionaryWord: (text) =>
      model.DictionaryWord.safeParse({ lemma: text, stressed: text, definitions: [text] }),
    Glossary: (text) =>
      model.Glossary.safeParse({ version: 1, entries: [{ word: text, lookups: [] }] }),
    GlossaryEntry: (text) => model.GlossaryEntry.safeParse({ word: text, lookups: [text] }),
    GlossaryLookup: (text) => model.GlossaryLookup.safeParse({ lemma: text, definitions: [text] }),
    LookupAnswer: (text) => model.LookupAnswer.safeParse({ def: [{ text, tr: [{ text }] }] }),
    ParadigmPlace: (text) => model.ParadigmPlace.safeParse({ slot: text, forms: [{ text }] }),
    TextAnalysis: (text) => model.TextAnalysis.safeParse(analysis(text)),
    WordMatch: (text) => model.WordMatch.safeParse({ lemma: text, stressed: text }),
    csvLine: (text) => model.csvLine([text, text]),
    csvStart: (text) => model.csvStart([text]),
    isLevel: model.isLevel,
    isMaterialSection: model.isMaterialSection,
    isSection: model.isSection,
    languageRuns: (text) => model.languageRuns(text, 'fr'),
    'languageRuns, in Russian': (text) => model.languageRuns(text, 'ru'),
    materialPath: (text) => model.materialPath({ id: 1, section: text, title: text }),
    materialSegment: (text) => model.materialSegment(1, text),
    readBlocks: model.readBlocks,
    'readBlocks, of one line': (text) => model.readBlocks(`# ${text}`),
    readMaterialSegment: (text) => model.readMaterialSegment(`1-${text}`),
    readingMinutes: (text) => model.readingMinutes(blocksOf(text)),
    slugOf: model.slugOf,
    textOfBlock: (text) => blocksOf(text).map(model.textOfBlock),
    videoFrame: model.videoFrame,
    'videoFrame, of YouTube': (text) => model.videoFrame(`https://youtube.com/watch?${text}`),
    'videoFrame, of VK': (text) => model.videoFrame(`https://vk.com/${text}`),
    writeBlocks: (text) => model.writeBlocks(blocksOf(text)),
  },
  others: ['groupOf'],
})
