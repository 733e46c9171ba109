import { type Drawing, HEIGHT, WIDTH } from './drawing.ts'

interface DrawnPictureProps {
  drawing: Drawing
  title: string
  describedBy: string
}

/** The shapes of a drawing as SVG; the browser computes nothing. */
export function DrawnPicture({ drawing, title, describedBy }: DrawnPictureProps) {
  const { rules, labels, bars, lines, dots } = drawing
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
      className="drawn"
    >
      {rules.map(({ y, label }) => (
        <g key={label}>
          <line x1="50" x2={WIDTH} y1={y} y2={y} className="rule" />
          <text x="44" y={y} className="rule-label">
            {label}
          </text>
        </g>
      ))}
      {labels.map(({ x, text }) => (
        <text key={x} x={x} y={HEIGHT - 6} className="place-label">
          {text}
        </text>
      ))}
      {bars.map(({ series, ...place }) => (
        <rect key={`${place.x} ${place.y}`} {...place} className={`bar series-${series}`} />
      ))}
      {lines.map(({ path, series }) => (
        <path key={series} d={path} className={`line series-${series}`} />
      ))}
      {dots.map(({ x, y, series }) => (
        <circle key={`${series} ${x}`} cx={x} cy={y} r="2.5" className={`dot series-${series}`} />
      ))}
    </svg>
  )
}
