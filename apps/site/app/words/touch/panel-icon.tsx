/** As lucide.dev draws them (ISC licence), each as one line. */
const lines = {
  close: 'M18 6 6 18M6 6l12 12',
  listen:
    'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728',
  sentence: 'M2 10v3M6 6v11M10 3v18M14 8v7M18 5v13M22 10v3',
  keep: 'M5 12h14M12 5v14',
  kept: 'M20 6 9 17l-5-5',
  known: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12',
  ignored: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9 15l6-6',
  unfold: 'M6 9l6 6 6-6',
  translate: 'M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
}

/**
 * An icon of the panel of a word. The panel is drawn with each touch, on slow phones as well: an icon of lucide is up to seven
 * elements and four components, and its line here is two and one.
 */
export function PanelIcon({ of }: { of: keyof typeof lines }) {
  return (
    <svg className="panel-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[of]} />
    </svg>
  )
}
