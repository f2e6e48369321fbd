import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ADHERENCES } from '#src/content/schema/conformance.ts';
import { site } from '#src/content/site.ts';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import * as v from 'valibot';
import { openAcr, openAcrFiles } from './openacr.ts';
import { conformanceContent, conformanceReport } from './report.ts';

/** GSA's own schema, as published in @openacr/openacr 0.3.5 (CC0-1.0). */
const SCHEMA = path.join(import.meta.dirname, 'testing/openacr-0.1.0.schema.json');
const isOpenAcr = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
);

const content = conformanceContent();
const report = conformanceReport(content);
const company = v.parse(siteSchema, site);
const made = openAcr(report, company);
const criteria = Object.values(made.chapters).flatMap((chapter) => chapter.criteria);

describe('the report as OpenACR', () => {
  it('is valid against GSA’s schema', () => {
    isOpenAcr(made);
    expect(isOpenAcr.errors).toBeNull();
  });

  it('has the criteria of the catalog: those of the report, plus 4.1.1', () => {
    expect(criteria.map(({ num }) => num).toSorted()).toEqual(
      [...content.criteria.map(([num]) => num), '4.1.1'].toSorted(),
    );
  });

  it('uses the component and the terms of the catalog, and gives a remark for each criterion', () => {
    for (const { num, components } of criteria) {
      const [{ name, adherence } = { name: '', adherence: { level: '', notes: '' } }] = components;
      expect([num, name]).toEqual([num, 'web']);
      expect(ADHERENCES).toContain(adherence.level);
      expect(adherence.notes).not.toBe('');
    }
  });

  it('is the same as YAML and as JSON', () => {
    const [[yamlName, yaml], [jsonName, json]] = openAcrFiles(report, company) as [
      [string, string],
      [string, string],
    ];
    expect([yamlName, jsonName]).toEqual([
      'trust/accessibility-conformance.yaml',
      'trust/accessibility-conformance.json',
    ]);
    expect(parse(yaml)).toEqual(JSON.parse(json));
    // GSA's validator reads YAML 1.1, in which an unquoted date is not a string.
    expect(parse(yaml, { version: '1.1' })).toEqual(JSON.parse(json));
    expect(JSON.parse(json)).toEqual(made);
  });
});
