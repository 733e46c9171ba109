import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const words =
  'я ты он она мы вы они это дом книга город река лес день ночь утро вечер друг мама папа сестра брат кошка собака вода хлеб чай стол окно дверь улица школа работа жизнь время год человек ребёнок рука глаз голова слово дело место страна вопрос ответ сказать говорить знать думать видеть смотреть идти пойти прийти стать жить любить хотеть мочь делать сделать взять дать найти читать писать работать играть ждать новый старый большой маленький хороший плохой красивый белый чёрный красный первый последний русский другой свой весь каждый очень уже ещё только потом сейчас сегодня вчера завтра всегда никогда здесь там где когда как потому что если но и а в на с к у из от до по за под над о'.split(
    ' ',
  )

/** 2,000 Russian words in sentences of 11, from a fixed seed: the shape of a long text, without its meaning. */
export async function writeLongText(folder: string) {
  const place = path.join(folder, 'materials', 'ru')
  await mkdir(place, { recursive: true })
  await mkdir(path.join(folder, 'images'), { recursive: true })
  let seed = 7
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return words[Math.floor((seed / 2147483648) * words.length)] ?? ''
  }
  const sentences = Array.from({ length: 182 }, () =>
    Array.from({ length: 11 }, next)
      .join(' ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  )
  const paragraphs = Array.from({ length: 14 }, (_, index) =>
    sentences.slice(index * 13, index * 13 + 13).join('. '),
  )
  const text = paragraphs.map((paragraph) => `${paragraph}.`).join('\n\n')
  const header = '---\ntitle: Длинный текст\nsection: culture\nlevel: B1\n---\n'
  await writeFile(path.join(place, 'dlinny-tekst.md'), `${header}${text}\n`)
  return text.replaceAll('\n\n', ' ')
}
