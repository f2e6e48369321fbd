import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import type { Problem } from '#tests/support/problems.ts';
import { grouped } from '#tests/support/problems.ts';
import { allPages } from '#tests/support/site-facts.ts';

it('every page is valid HTML, warnings included (.htmlvalidate.json)', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const problems: Problem[] = [];
  for (const { path: page, file } of allPages()) {
    const { results } = await validator.validateFile(file);
    for (const { ruleId, message, line, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push({
        page,
        what: `${message} (${ruleId})`,
        at: `line ${String(line)}: ${selector ?? '-'}`,
      });
    }
  }
  expect(grouped(problems)).toEqual([]);
});
