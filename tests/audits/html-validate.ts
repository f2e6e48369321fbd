import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { PageMemory } from '#tests/support/memory/pages.ts';
import { allPages } from '#tests/support/site-facts.ts';

/** Validates every page against html-validate's rules (.htmlvalidate.json), warnings included. */
const validator = new HtmlValidate(new FileSystemConfigLoader());
const problems: Problem[] = [];
const memory = new PageMemory('html-validate', allPages(), 'markup', [
  '.htmlvalidate.json',
  'tests/audits/html-validate.ts',
]);
for (const { path, file } of memory.open) {
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
const faulty = new Set(problems.map(({ page }) => page));
memory.keep(memory.open.flatMap(({ path }) => (faulty.has(path) ? [] : [[path, null]])));
conclude(problems, memory.note);
