import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { allPages } from '#tests/support/site-facts.ts';

/** Validates every page against html-validate's rules (.htmlvalidate.json), warnings included. */
const validator = new HtmlValidate(new FileSystemConfigLoader());
const problems: Problem[] = [];
const pages = allPages();
for (const { path, file } of pages) {
  const report = await validator.validateFile(file);
  for (const { messages } of report.results) {
    for (const { ruleId, message, line, column, selector } of messages) {
      problems.push({
        page: path,
        what: `${message} (${ruleId})`,
        at: `line ${String(line)}, column ${String(column)}: ${selector ?? '-'}`,
      });
    }
  }
}
conclude(problems, `${String(pages.length)} pages`);
