const CIRCLE = 'M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0'

/** Each in one line, in a square of 24. */
const lines = {
  close: 'M6 6l12 12M18 6L6 18',
  listen: 'M3.5 9.5v5H7l5 4.5V5L7 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12',
  sentence: 'M3 10.5v3M7.5 7v10M12 3.5v17M16.5 8v8M21 10.5v3',
  keep: 'M12 5v14M5 12h14',
  kept: 'M4.5 12.5l5 5 10-11',
  known: `${CIRCLE}M7.75 12.5l3 3 5.5-6.5`,
  ignored: `${CIRCLE}M8.5 15.5l7-7`,
  unfold: 'M6 9.5l6 6 6-6',
  translate:
    'M3 6h10M8 3.5V6M4.5 14c3.5-1.5 5.5-4.5 6-8M5.5 9.5c1 2 3 3.7 5 4.5M12.5 20.5l4.5-11 4.5 11M14 17h6',
}

/**
 * An icon of the panel of a word. The panel is drawn with each touch, on slow phones as well: an icon of the library is up to seven
 * elements and four components, and one of these is two and one.
 */
export function PanelIcon({ of }: { of: keyof typeof lines }) {
  return (
    <svg className="panel-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[of]} />
    </svg>
  )
}
