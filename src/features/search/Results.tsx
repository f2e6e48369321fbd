import type { PageHits } from '#machines/search/index.ts';
import { headingFor, WHEN_NOTHING } from './results-html.ts';
import { trailOf } from './wording.ts';

export interface ResultsProps {
  readonly query: string;
  readonly hits: readonly PageHits[];
}

/** The results as shown on the search page: ranked pages, each with its passages. */
export function Results({ query, hits }: ResultsProps) {
  return (
    <>
      <h2>{headingFor(query, hits.length)}</h2>
      {hits.length === 0 ? (
        <p>{WHEN_NOTHING}</p>
      ) : (
        <ol>
          {hits.map(({ path, name, trail, summary, sections }) => (
            <li key={path}>
              <a href={path}>{name}</a>
              {trail.length === 0 ? null : <span>{trailOf(trail)}</span>}
              {summary === '' ? null : <p>{summary}</p>}
              {sections.length === 0 ? null : (
                <ul>
                  {sections.map(({ heading, href }) => (
                    <li key={href}>
                      <a href={href}>{heading}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
