import type { PageHits } from '#machines/search/index.ts';
import { Marked } from './Marked.tsx';
import { headingFor, WHEN_NOTHING } from './results-html.ts';
import { aboutOf } from './wording.ts';

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
          {hits.map((hit) => (
            <Result key={hit.path} {...hit} />
          ))}
        </ol>
      )}
    </>
  );
}

function Result({ path, name, line, summary, sections, terms, ...place }: PageHits) {
  const about = aboutOf(place);
  return (
    <li data-line={line}>
      <a href={path}>
        <Marked text={name} terms={terms} />
      </a>
      {about === '' ? null : <span>{about}</span>}
      {summary === '' ? null : (
        <p>
          <Marked text={summary} terms={terms} />
        </p>
      )}
      {sections.length === 0 ? null : (
        <ul>
          {sections.map(({ heading, href }) => (
            <li key={href}>
              <a href={href}>
                <Marked text={heading} terms={terms} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
