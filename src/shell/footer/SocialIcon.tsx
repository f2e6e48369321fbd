import { profileHref } from 'virtual:hause/sprite';
import { PROFILE_MARK_NAMES } from '#src/content/schema/icon-names.ts';

/** The mark of a profile; a plain tile for an unknown one. */
export function SocialIcon({ id }: { readonly id: string }) {
  return (
    <svg width="1.5em" height="1.5em" aria-hidden="true">
      <use href={profileHref(PROFILE_MARK_NAMES.find((name) => name === id) ?? 'other')} />
    </svg>
  );
}
