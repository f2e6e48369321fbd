import type { Lead } from '#src/content/schema/owner-facts.ts';
import * as css from './TeamLead.css.ts';

/** Who leads a team: the portrait, if there is one, beside name and role. */
export function TeamLead({ lead: { name, role, portrait } }: { readonly lead: Lead }) {
  return (
    <div className={css.lead}>
      {portrait === undefined ? null : (
        <img className={css.portrait} src={portrait} width={96} height={96} alt="" loading="lazy" />
      )}
      <p>
        <span className={css.name}>{name}</span>
        <br />
        {role}
      </p>
    </div>
  );
}
