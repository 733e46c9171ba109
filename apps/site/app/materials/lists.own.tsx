import type { OwnPage } from '../visit/own/own-page.server.ts'
import { CardStudy, CardWords, studyPart, wordsPart } from './card-parts.tsx'
import { readOwnTexts } from './own-texts.server.ts'

/** Everything of a list of texts that is its reader's own (decision 91). */
export const ownTexts: OwnPage = {
  draw: (said) => ({
    parts: readOwnTexts(said).flatMap((card) => [
      { name: studyPart(card.id), of: card.status, drawn: <CardStudy card={card} isApart /> },
      { name: wordsPart(card.id), of: card.words, drawn: <CardWords card={card} isApart /> },
    ]),
  }),
}
