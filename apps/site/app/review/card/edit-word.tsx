import * as dictionary from '@slovo/messages/dictionary'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { changeForm, WordFields } from '../../words/word-fields.tsx'
import type { ReviewCard } from './review-card.ts'

interface EditWordProps {
  card: ReviewCard | null
  answer: object | null | undefined
  onClose: () => void
}

/** The word of the card in front, changed in place: the card stays where it is. */
export function EditWord({ card, answer, onClose }: EditWordProps) {
  const say = useSay()
  return (
    <Dialog title={say(dictionary.editTitle)} isOpen={card !== null} onClose={onClose}>
      {card && <WordForm key={card.wordId} {...{ card, answer, onClose }} />}
    </Dialog>
  )
}

function WordForm({ card, answer, onClose }: EditWordProps & { card: ReviewCard }) {
  const say = useSay()
  const form = useForm(changeForm, answer)
  const isRussian = card.lang === 'ru'
  const word = {
    word_ru: isRussian ? card.word : card.sense,
    word_fr: isRussian ? card.sense : card.word,
    word_sentence: card.sentence,
  }
  return (
    <PostForm form={form} className="review-edit" preventScrollReset>
      <input type="hidden" name="word" value={card.wordId} />
      <Refusal answer={form.refused} />
      <WordFields field={form.field} word={word} />
      <div className="actions">
        <Button isBusy={!!form.sending}>{say(dictionary.save)}</Button>
        <Button type="button" look="secondary" onClick={onClose}>
          {say(dictionary.cancel)}
        </Button>
      </div>
    </PostForm>
  )
}
