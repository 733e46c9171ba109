import { type Activity, type Part, plainText } from '@slovo/activities'

/** What an exercise says, line by line, for whoever reads it without a script. No answer is given away. */
export function outlineOf(activity: Activity): string[] {
  return linesOf(activity).filter((line) => line !== '')
}

function linesOf(activity: Activity): string[] {
  switch (activity.type) {
    case 'MultiChoice': {
      const { question, answers } = activity.params
      return [plainText(question), ...answers.map(({ text }) => `– ${plainText(text)}`)]
    }
    case 'TrueFalse':
      return [plainText(activity.params.question)]
    case 'Blanks':
      return [plainText(activity.params.text), ...activity.params.blocks.map((b) => plainText(b))]
    case 'DragText': {
      const { taskDescription, lines, words } = activity.params
      const text = lines.map((line) =>
        line.map((part) => (typeof part === 'string' ? part : '…')).join(''),
      )
      return [plainText(taskDescription), ...text, [...words].sort().join(' · ')]
    }
    case 'MarkTheWords':
      return [plainText(activity.params.taskDescription), plainText(activity.params.text)]
    case 'SingleChoiceSet':
      return activity.params.choices.flatMap(({ question, answers }) => [
        plainText(question),
        ...answers.map((answer) => `– ${plainText(answer)}`).sort(),
      ])
    case 'Summary':
      return [
        plainText(activity.params.intro),
        ...activity.params.panels.flatMap(({ statements }) =>
          statements.map((statement) => `– ${plainText(statement)}`).sort(),
        ),
      ]
    case 'Dialogcards': {
      const { title, description, dialogs } = activity.params
      return [
        plainText(title),
        plainText(description),
        ...dialogs.map(({ text, answer }) => `${plainText(text)} – ${plainText(answer)}`),
      ]
    }
    case 'Flashcards':
      return [
        plainText(activity.params.description),
        ...activity.params.cards.map(({ text }) => plainText(text)),
      ]
    case 'Dictation':
      return [
        plainText(activity.params.taskDescription),
        ...activity.params.sentences.map(({ description }) => plainText(description)),
      ]
    case 'SortParagraphs':
      return [
        plainText(activity.params.taskDescription),
        ...activity.params.paragraphs.map((paragraph) => plainText(paragraph)).sort(),
      ]
    case 'MemoryGame':
      return activity.params.pairs.map(({ imageAlt }) => imageAlt)
    case 'Essay':
      return [plainText(activity.params.taskDescription)]
    case 'QuestionSet':
      return [
        plainText(activity.params.introPage.introduction),
        ...(activity.parts ?? []).flatMap(partLines),
      ]
    case 'Column':
      return (activity.parts ?? []).flatMap(partLines)
  }
}

function partLines(part: Part): string[] {
  if (part.kind === 'activity') return linesOf(part.activity)
  if (part.kind === 'display' && part.display.type === 'Text') return [plainText(part.display.text)]
  return [part.title]
}
