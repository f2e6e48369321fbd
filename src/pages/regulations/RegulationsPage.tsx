import { Filter } from '#src/components/filter/Filter.tsx';
import { AUDIENCES } from '#src/content/schema/audiences.ts';
import { band, container, stack, visuallyHidden } from '#src/design/layout.css.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { EditorialHero, GetInTouch, Sources } from '#src/sections/static-parts.ts';
import { useNamedFold } from '#src/sections/reading/use-named-fold.ts';
import * as css from './RegulationsPage.css.ts';
import { Rule, RuleDates } from './static-parts.ts';

const ALL = 'All';

/**
 * The next dates, then the legal rules that bind customers or their vendors, filtered by whom they affect.
 * @throws TypeError if the payload has no rules; the build adds them for this layout
 */
export default function RegulationsPage({ payload }: PageProps) {
  const page = pageOf(payload, 'regulations');
  const { regulations } = payload;
  if (regulations === undefined) throw new TypeError(`The page at ${payload.path} has no rules.`);
  const { rules } = regulations;
  useNamedFold();
  const isFor = (name: string) => (rule: (typeof rules)[number]) =>
    name === ALL || rule.audiences.includes(name);
  const audiences = AUDIENCES.filter((name) => rules.some(isFor(name)));
  return (
    <>
      <EditorialHero crumbs={payload.breadcrumbs} {...page.hero} />
      <RuleDates regulations={regulations} />
      <section className={band} aria-labelledby="rules-title">
        <div className={`${container} ${stack.broad}`}>
          <h2 className={visuallyHidden} id="rules-title">
            All rules
          </h2>
          <Filter
            rows={[{ label: 'Filter by audience', values: [ALL, ...audiences] }]}
            initial={ALL}
            counts={Object.fromEntries(
              [ALL, ...audiences].map((name) => [name, rules.filter(isFor(name)).length]),
            )}
            isLinked
            announce={(count, name) =>
              `${String(count)} ${count === 1 ? 'rule' : 'rules'} shown${name === ALL ? '' : `: ${name}`}`
            }
          >
            {(name) => (
              <ul className={css.rules}>
                {rules.map((rule) => (
                  <li key={rule.id} id={rule.id} hidden={!isFor(name)(rule)}>
                    <Rule rule={rule} />
                  </li>
                ))}
              </ul>
            )}
          </Filter>
        </div>
      </section>
      <Sources sources={page.notes} />
      <GetInTouch contact={page.contact} form="slip" />
    </>
  );
}
