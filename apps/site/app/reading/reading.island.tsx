import { editText } from '@slovo/messages/reading/page'
import { lazy, Suspense, useMemo } from 'react'
import { withBest } from '../activities/activity-item.ts'
import { reviewPathOf } from '../materials/review-path.ts'
import { studyStatusOf } from '../materials/study/study-status.ts'
import { useStudy } from '../materials/study/use-study.ts'
import { useNextText } from '../materials/use-next-text.ts'
import { later } from '../ui/later.tsx'
import { Link } from '../ui/link.tsx'
import { usePage } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'
import { defineIsland } from '../visit/island/define-island.ts'
import { useReader } from '../visit/page/root-data.ts'
import type { Route } from './+types/material.route.ts'
import { ReadingPage } from './reading-page.tsx'

const StudyHead = later(async () => (await import('../materials/study/study-head.tsx')).StudyHead)
const StudyButtons = later(
  async () => (await import('../materials/study/study-buttons.tsx')).StudyButtons,
)
const NextText = later(async () => (await import('../materials/next-text.tsx')).NextText)

// Not every text has them, or is opened with them: the others do not load their code.
const Flashcards = lazy(async () => ({
  default: (await import('../flashcards/flashcards.tsx')).Flashcards,
}))
const Activities = lazy(async () => ({
  default: (await import('../activities/activities.tsx')).Activities,
}))

type ReadingProps = Route.ComponentProps['loaderData']

/** A text with all that belongs to it. */
function Reading(props: ReadingProps) {
  const { material, studying, best } = props
  const activities = useMemo(() => withBest(props.activities, best), [props.activities, best])
  const study = useStudy(studyStatusOf(studying))
  const { pathname } = usePage()
  const nextUrl = useReader() ? `${pathname}/next.json` : null
  const next = useNextText(props.next, nextUrl)
  return (
    <ReadingPage
      {...props}
      studyMark={
        <>
          <StudyHead study={study} />
          <EditLink material={material.id} />
        </>
      }
      studyButtons={<StudyButtons {...study} />}
      activities={
        activities.length > 0 && (
          <Suspense>
            <Activities owner={{ type: 'materials', id: material.id }} items={activities} />
          </Suspense>
        )
      }
      flashcards={(words) => (
        <Suspense>
          <Flashcards words={words} closeUrl={pathname} />
        </Suspense>
      )}
      wayOn={(words) => (
        <NextText next={next} lang={material.lang} reviewPath={reviewPathOf(material.id, words)} />
      )}
    />
  )
}

function EditLink({ material }: { material: number }) {
  const say = useSay()
  if (!useReader()?.isAdmin) return null
  return (
    <Link to={`/admin/materials/${material}`} className="text-link">
      {say(editText)}
    </Link>
  )
}

export default defineIsland('reading', Reading)
