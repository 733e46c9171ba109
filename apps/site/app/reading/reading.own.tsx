import { materialPath } from '@slovo/content-model'
import { touchHint } from '@slovo/messages/reading/page'
import { useRef } from 'react'
import { ReviewWords } from '../materials/next-text.tsx'
import { reviewPathOf } from '../materials/review-path.ts'
import { StudyButtons } from '../materials/study/study-buttons.tsx'
import { StudyHead } from '../materials/study/study-head.tsx'
import {
  type StudyFlags,
  type StudyStatus,
  studyStatusOf,
} from '../materials/study/study-status.ts'
import { useStudy } from '../materials/study/use-study.ts'
import { localPath } from '../ui/local-path.ts'
import { useLocale, useSay } from '../ui/say.ts'
import type { OwnDrawing } from '../visit/own/own-page.server.ts'
import { noStates } from '../words/states/word-state.ts'
import type { TextHtml } from '../words/text/served-html.ts'
import { useWords } from '../words/use-words.ts'
import { ContinueReading } from './place/continue-reading.tsx'
import { HeadCounts } from './reading-head.tsx'
import { dictionaryPathOf, type ReadingPageProps } from './reading-page.tsx'
import { SavedWords } from './saved-words.tsx'
import { UntouchedWords } from './untouched-words.tsx'
import { untouchedAtFirst } from './use-text-words.ts'

type OwnProps = Pick<
  ReadingPageProps,
  'material' | 'savedWords' | 'counts' | 'marksStyle' | 'place' | 'wordCount'
> & { studying: StudyFlags | null }

/** Everything of a text's page that is its reader's own, each part as the page draws it at first (decision 91). */
export function readingOwnParts(props: OwnProps): OwnDrawing[] {
  const { material, savedWords, counts, wordCount, place = null } = props
  const status = studyStatusOf(props.studying)
  const reviewPath = reviewPathOf(material.id, savedWords)
  const untouched = untouchedAtFirst(counts)
  return [
    { name: 'counts', of: counts, drawn: <HeadCounts counts={counts} /> },
    { name: 'study-head', of: status, drawn: <HeadOfStudy status={status} /> },
    { name: 'continue', of: { place }, drawn: <Continue {...{ wordCount, place }} /> },
    { name: 'marks', html: `<style>${readHtml(props.marksStyle)}</style>` },
    { name: 'untouched', of: untouched, drawn: <Untouched {...{ material, untouched }} /> },
    { name: 'study-buttons', of: status, drawn: <ButtonsOfStudy status={status} /> },
    { name: 'review-words', of: { reviewPath }, drawn: <ReviewWords path={reviewPath} /> },
    {
      name: 'saved-words',
      of: savedWords.length === 0 ? savedWords : null,
      drawn: <Saved {...{ material, savedWords }} />,
    },
  ]
}

const HeadOfStudy = ({ status }: { status: StudyStatus }) => <StudyHead study={useStudy(status)} />

const ButtonsOfStudy = ({ status }: { status: StudyStatus }) => (
  <StudyButtons {...useStudy(status)} />
)

function Continue({ place, wordCount }: Pick<OwnProps, 'wordCount'> & { place: number | null }) {
  const say = useSay()
  return (
    <ContinueReading text={useRef(null)} {...{ place, wordCount }} onDevice={null}>
      <p className="touch-hint">{say(touchHint)}</p>
    </ContinueReading>
  )
}

/** As `TextMarks` draws it; through React it would cost as much as the rest of the parts. */
const readHtml = (served: TextHtml) => (typeof served === 'function' ? served() : served) ?? ''

function Untouched({ material, untouched }: Pick<OwnProps, 'material'> & { untouched: number }) {
  const words = useWords({ lang: material.lang, states: noStates })
  const path = localPath(useLocale(), materialPath(material))
  return <UntouchedWords {...{ words, untouched, path }} touched={[]} batch={null} />
}

function Saved({ material, savedWords }: Pick<OwnProps, 'material' | 'savedWords'>) {
  const { id, lang } = material
  const words = useWords({ lang, savedWords, states: noStates })
  return <SavedWords {...{ lang, words }} dictionaryPath={dictionaryPathOf(id)} />
}
