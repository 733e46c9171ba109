import { MousePointerClick, Quote, RotateCw } from 'lucide-react'

const signs = { word: MousePointerClick, sentence: Quote, review: RotateCw }

export function Gain({
  sign,
  title,
  line,
}: {
  sign: keyof typeof signs
  title: string
  line: string
}) {
  const Sign = signs[sign]
  return (
    <li className="gain">
      <Sign aria-hidden="true" strokeWidth={1.5} />
      <h3>{title}</h3>
      <p>{line}</p>
    </li>
  )
}
