import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { criteria } from '#src/content/conformance/wcag.ts';
import { ADHERENCES } from '#src/content/schema/conformance.ts';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import { site } from '#src/content/site.ts';
import { openAcr, openAcrFiles } from './openacr.ts';
import { conformanceReport } from './report.ts';

/** GSA's own schema, as published in @openacr/openacr 0.3.5 (CC0-1.0). */
const SCHEMA = path.join(import.meta.dirname, 'testing/openacr-0.1.0.schema.json');
const isOpenAcr = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
);

const report = conformanceReport();
const company = v.parse(siteSchema, site);
const made = openAcr(report, company);

it('the report as OpenACR is valid against GSA’s schema', () => {
  isOpenAcr(made);
  expect(isOpenAcr.errors).toBeNull();
});

it('it has the criteria of the catalog, those of the report and 4.1.1, in its terms and with remarks', () => {
  const rows = Object.values(made.chapters).flatMap((chapter) => chapter.criteria);
  expect(rows.map(({ num }) => num).toSorted()).toEqual(
    [...criteria.map(([num]) => num), '4.1.1'].toSorted(),
  );
  for (const { num, components } of rows) {
    const [{ name, adherence } = { name: '', adherence: { level: '', notes: '' } }] = components;
    expect([num, name]).toEqual([num, 'web']);
    expect(ADHERENCES).toContain(adherence.level);
    expect(adherence.notes).not.toBe('');
  }
});

it('it is the same as YAML and as JSON', () => {
  const [yaml = '', json = ''] = openAcrFiles(report, company).map(([, text]) => text);
  expect(parse(yaml)).toEqual(JSON.parse(json));
  // GSA's validator reads YAML 1.1, in which an unquoted date is not a string.
  expect(parse(yaml, { version: '1.1' })).toEqual(JSON.parse(json));
  expect(JSON.parse(json)).toEqual(made);
});
