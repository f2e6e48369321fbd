import type { PagePayload, SourcesSection } from '#src/content/schema/resolved.ts';

/** The sections of a long text, with its laws and standards at the end. */
export const withSources = (
  sections: readonly SourcesSection[],
  { sources }: Pick<PagePayload, 'sources'>,
): readonly SourcesSection[] => (sources === null ? sections : [...sections, sources]);
