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

const sentences = (text: string) => model.sentencesOfText(text, 'ru')

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
    StoredTranslation: (text) => model.StoredTranslation.safeParse([{ start: 0, end: 1, text }]),
    StoredTranslations: (text) => model.StoredTranslations.safeParse({ fr: text }),
    TextAnalysis: (text) => model.TextAnalysis.safeParse(analysis(text)),
    WordMatch: (text) => model.WordMatch.safeParse({ lemma: text, stressed: text }),
    alignCues: (text) => model.alignCues([{ start: 0, end: 1, text }], [text, text]),
    csvLine: (text) => model.csvLine([text, text]),
    csvStart: (text) => model.csvStart([text]),
    followTranslation: (text) =>
      model.followTranslation(
        model.storeTranslation([{ text, isChecked: true }], sentences(text)),
        sentences(`${text}.`),
      ),
    isLevel: model.isLevel,
    isMaterialSection: model.isMaterialSection,
    isSection: model.isSection,
    languageRuns: (text) => model.languageRuns(text, 'fr'),
    'languageRuns, in Russian': (text) => model.languageRuns(text, 'ru'),
    materialPath: (text) => model.materialPath({ id: 1, section: text, title: text }),
    materialSegment: (text) => model.materialSegment(1, text),
    readBlocks: model.readBlocks,
    readSubtitles: (text) => model.readSubtitles(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`),
    readTranslation: (text) => model.readTranslation(text, sentences(text)),
    sentenceTexts: (text) => model.sentenceTexts(text, 'ru'),
    sentencesOfText: (text) => sentences(text),
    'readBlocks, of one line': (text) => model.readBlocks(`# ${text}`),
    readMaterialSegment: (text) => model.readMaterialSegment(`1-${text}`),
    readingMinutes: (text) => model.readingMinutes(blocksOf(text)),
    slugOf: model.slugOf,
    storeTranslation: (text) =>
      model.storeTranslation([{ text, isChecked: true }], sentences(text)),
    subtitlesOf: (text) => model.subtitlesOf([[0, 1]], [text]),
    textOfBlock: (text) => blocksOf(text).map(model.textOfBlock),
    videoFrame: model.videoFrame,
    'videoFrame, of YouTube': (text) => model.videoFrame(`https://youtube.com/watch?${text}`),
    'videoFrame, of VK': (text) => model.videoFrame(`https://vk.com/${text}`),
    wordsOfSentence: model.wordsOfSentence,
    writeBlocks: (text) => model.writeBlocks(blocksOf(text)),
    writeSubtitles: (text) => model.writeSubtitles([{ start: 0, end: 1, text }]),
    writeTranslation: (text) =>
      model.writeTranslation([{ text, isChecked: true }], sentences(text)),
  },
  others: ['groupOf', 'readCues', 'readerLanguage', 'sourceSentences', 'wordedSentences'],
})
