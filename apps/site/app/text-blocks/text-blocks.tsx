import type { Block } from '@slovo/content-model'
import { Picture } from '../visit/files/picture.tsx'
import { TextRecording, TextTable, TextTip } from './block-parts.tsx'
import { TextRuns } from './text-runs.tsx'

type Lang = 'ru' | 'fr'

interface TextBlocksProps {
  blocks: Block[]
  /** The language that the text is written in. */
  lang: Lang
  /** The language that its examples are in: the other one, unless stated otherwise. */
  learnt?: Lang
  /** The words of that language answer to a touch, where something listens to them. */
  isTouchable?: boolean
}

/** The text of a lesson, a post or a page, below the title of its page. */
export function TextBlocks({
  blocks,
  lang,
  learnt = lang === 'fr' ? 'ru' : 'fr',
  isTouchable = false,
}: TextBlocksProps) {
  const hasSubtitles = blocks.some(({ type }) => type === 'subtitle')
  return (
    <div className="text-blocks" lang={lang}>
      {blocks.map((block, place) => (
        <TextBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
          key={place}
          block={block}
          lang={lang}
          learnt={learnt}
          words={isTouchable ? learnt : undefined}
          titleLevel={hasSubtitles ? 'h3' : 'h2'}
        />
      ))}
    </div>
  )
}

interface TextBlockProps {
  block: Block
  lang: Lang
  learnt: Lang
  words: Lang | undefined
  titleLevel: 'h2' | 'h3'
}

function TextBlock({ block, lang, learnt, words, titleLevel: Title }: TextBlockProps) {
  const runs = (text: string) => <TextRuns {...{ text, lang, words }} />
  switch (block.type) {
    case 'main-title':
      return <h2 className="text-main-title">{runs(block.text)}</h2>
    case 'subtitle':
      return <h2>{runs(block.text)}</h2>
    case 'title':
      return <Title className="text-title">{runs(block.text)}</Title>
    case 'paragraph':
      return <p>{runs(block.text)}</p>
    case 'list':
      return (
        <ul className="text-list">
          {block.items.map((item) => (
            <li key={item}>{runs(item)}</li>
          ))}
        </ul>
      )
    case 'examples':
      return (
        <ul className="text-examples">
          {block.examples.map(({ source, translation }) => (
            <li key={source + translation}>
              <p className="text-source" lang={learnt}>
                <TextRuns text={source} lang={learnt} words={words} />
              </p>
              {translation && <p>{runs(translation)}</p>}
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <TextTable head={block.head} rows={block.rows} runs={runs} />
    case 'audio':
      return <TextRecording path={block.path} text={block.text} />
    case 'image':
      return (
        <Picture
          path={block.path}
          alt={block.alt}
          sizes="(width < 900px) 100vw, 42rem"
          width={800}
          height={450}
          className="text-picture"
        />
      )
    case 'tip':
      return <TextTip>{runs(block.text)}</TextTip>
  }
}
