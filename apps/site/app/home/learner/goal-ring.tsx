const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

interface GoalRingProps {
  done: number
  amount: number
  unit: string
  /** The same in words. */
  label: string
}

/** How much of the goal is done, as a ring that closes. */
export function GoalRing({ done, amount, unit, label }: GoalRingProps) {
  const share = Math.min(done / amount, 1)
  return (
    <svg viewBox="0 0 120 120" className="goal-ring" role="img" aria-label={label}>
      <circle cx="60" cy="60" r={RADIUS} className="goal-ring-whole" />
      {share > 0 && (
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          className="goal-ring-done"
          strokeDasharray={`${(share * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
          transform="rotate(-90 60 60)"
        />
      )}
      <text x="60" y="62" className="goal-ring-number">
        {done}
      </text>
      <text x="60" y="84" className="goal-ring-of">
        / {amount} {unit}
      </text>
    </svg>
  )
}
