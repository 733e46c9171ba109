import { numbers } from '@slovo/messages/progress'
import { useSay } from '../../ui/say.ts'
import type { Picture } from '../present/presenting.server.ts'
import { DrawnPicture } from './drawn-picture.tsx'

/** A picture under its heading, with a sentence that sums it up and a table of the same numbers. */
export function PictureFigure({ name, title, summary, drawing, legend, table }: Picture) {
  const say = useSay()
  return (
    <section aria-labelledby={name} className="picture">
      <h2 id={name}>{title}</h2>
      <p id={`${name}-summary`}>{summary}</p>
      {drawing && (
        <>
          <figure>
            <DrawnPicture drawing={drawing} title={title} describedBy={`${name}-summary`} />
            {legend.length > 0 && (
              <figcaption>
                <ul className="picture-legend">
                  {legend.map((series, place) => (
                    <li key={series}>
                      <svg viewBox="0 0 24 12" aria-hidden="true">
                        {drawing.bars.length > 0 ? (
                          <rect width="24" height="12" className={`bar series-${place}`} />
                        ) : (
                          <path d="M0 6H24" className={`line series-${place}`} />
                        )}
                      </svg>
                      {series}
                    </li>
                  ))}
                </ul>
              </figcaption>
            )}
          </figure>
          <details>
            <summary className="text-link">{say(numbers)}</summary>
            <table aria-labelledby={name}>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([head, ...cells]) => (
                  <tr key={head}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, place) => (
                      <td key={table.columns[place + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
