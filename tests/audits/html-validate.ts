import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { conclude } from '#tests/support/conclude.ts';
import { allPages } from '#tests/support/site-facts.ts';

/** Every page against html-validate's rules (.htmlvalidate.json), warnings included. */
const validator = new HtmlValidate(new FileSystemConfigLoader());
const problems: string[] = [];
const pages = allPages();
for (const { path, file } of pages) {
  const report = await validator.validateFile(file);
  for (const { messages } of report.results) {
    for (const { ruleId, message, line, column, selector } of messages) {
      problems.push(
        `${path}:${String(line)}:${String(column)} ${message} (${ruleId}) at ${selector ?? '-'}`,
      );
    }
  }
}
conclude(problems, `${String(pages.length)} pages`);
