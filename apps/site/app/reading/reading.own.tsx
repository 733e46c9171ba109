import { materialPath } from '@slovo/content-model'
import { touchHint } from '@slovo/messages/reading'
import { useRef } from 'react'
import { ReviewWords, reviewPathOf } from '../materials/next-text.tsx'
import { StudyButtons } from '../materials/study-buttons.tsx'
import { StudyHead } from '../materials/study-head.tsx'
import { type StudyFlags, studyStatusOf } from '../materials/study-status.ts'
import { useStudy } from '../materials/use-study.ts'
import { localPath } from '../ui/local-path.ts'
import { useLocale, useSay } from '../ui/say.ts'
import { noStates } from '../words/states/word-state.ts'
import { TextMarks } from '../words/text/text-marks.tsx'
import { useGlossary } from '../words/touch/glossary.ts'
import { useWords } from '../words/use-words.ts'
import { ContinueReading } from './place/continue-reading.tsx'
import { HeadCounts } from './reading-head.tsx'
import { dictionaryPathOf, type ReadingPageProps } from './reading-page.tsx'
import { SavedWords } from './saved-words.tsx'
import { UntouchedWords } from './untouched-words.tsx'
import { untouchedAtFirst } from './use-text-words.ts'

type OwnProps = Pick<
  ReadingPageProps,
  'material' | 'savedWords' | 'counts' | 'marksStyle' | 'place' | 'wordCount' | 'batch'
> & { studying: StudyFlags | null }

/** Everything of a text's page that is its reader's own, each part as the page draws it at first (decision 91). */
export function ReadingOwn(props: OwnProps) {
  const { material, savedWords, counts, wordCount, place = null, batch = null } = props
  const { id, lang } = material
  const say = useSay()
  const text = useRef(null)
  const path = localPath(useLocale(), materialPath(material))
  const words = useWords({ lang, savedWords, states: noStates })
  const glossary = useGlossary(null)
  const study = useStudy(studyStatusOf(props.studying))
  return (
    <>
      <HeadCounts counts={counts} />
      <StudyHead study={study} />
      {wordCount > 0 && (
        <>
          <ContinueReading {...{ text, wordCount, place }} onDevice={null}>
            <p className="touch-hint">{say(touchHint)}</p>
          </ContinueReading>
          <TextMarks served={props.marksStyle} states={noStates} glossary={glossary} shown="all" />
        </>
      )}
      <UntouchedWords
        {...{ words, batch, path }}
        touched={[]}
        untouched={untouchedAtFirst(counts)}
      />
      <StudyButtons {...study} />
      <ReviewWords path={reviewPathOf(id, savedWords)} />
      <SavedWords lang={lang} words={words} dictionaryPath={dictionaryPathOf(id)} />
    </>
  )
}
