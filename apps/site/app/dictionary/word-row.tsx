import { materialPath } from '@slovo/content-model'
import * as dictionary from '@slovo/messages/dictionary'
import { Pencil, Trash2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import type { ListedWord } from '../words/list.server.ts'
import { placeOfWord } from './word-place.ts'

interface WordRowProps {
  word: ListedWord
  /** The form that deletes all checked words. */
  checkedForm: string
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** A saved word with its sentence and where it comes from. A deleted one goes at once, and comes back if it is refused. */
export function WordRow({ word, checkedForm, isChecked, onCheck }: WordRowProps) {
  const say = useSay()
  const { Form, formData } = useFetcher()
  const { id, word_ru, word_fr, word_sentence, materials: material } = word
  if (formData) return null

  return (
    <li className="word-row">
      <label className="word-check">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={checkedForm}
          checked={isChecked}
          onChange={(event) => onCheck(event.target.checked)}
          aria-label={say(dictionary.select, { word: word_ru })}
        />
      </label>
      <div className="word-body">
        <p className="word-pair">
          <b lang="ru">{word_ru}</b> <span lang="fr">{word_fr}</span>
        </p>
        {word_sentence && <Sentence sentence={word_sentence} {...{ word_ru, word_fr }} />}
        {material && (
          <p className="word-source">
            <Link to={materialPath(material)} lang={material.lang}>
              {material.title}
            </Link>
          </p>
        )}
      </div>
      <div className="word-actions">
        <Link
          to={`/dictionary/${id}`}
          className="icon-button"
          aria-label={say(dictionary.editWord, { word: word_ru })}
        >
          <Pencil aria-hidden="true" />
        </Link>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <button
            type="submit"
            name="id"
            value={id}
            className="icon-button"
            aria-label={say(dictionary.deleteWord, { word: word_ru })}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </Form>
      </div>
    </li>
  )
}

interface SentenceProps {
  sentence: string
  word_ru: string
  word_fr: string
}

function Sentence({ sentence, word_ru, word_fr }: SentenceProps) {
  const lang = /\p{Script=Cyrillic}/u.test(sentence) ? 'ru' : 'fr'
  const place = placeOfWord(sentence, lang === 'ru' ? word_ru : word_fr, lang)
  return (
    <p className="word-sentence" lang={lang}>
      {place ? (
        <>
          {sentence.slice(0, place.start)}
          <mark>{sentence.slice(place.start, place.end)}</mark>
          {sentence.slice(place.end)}
        </>
      ) : (
        sentence
      )}
    </p>
  )
}
