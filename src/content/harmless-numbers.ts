import { words } from './house.ts';
import type { HarmlessNumberInput } from './schema/figures.ts';

/**
 * Numbers that state nothing about the company, law or standards, and so need no entry in figures.ts
 * or sources.ts. The list is narrow on purpose: a phrase or a kind of phrase each, with the reason.
 */
export const harmlessNumbers = [
  {
    phrase: /\bK-?12(?:CVAT)?\b/u,
    why: 'the grades from kindergarten to twelfth grade, as one word; a questionnaire for them',
  },
  { phrase: /\b(?:1EdTech|W3C|HTML5)(?:’s)?\b/u, why: 'names with a digit in them' },
  { phrase: words.submit, why: 'the houses of the sentence, counted' },
  { phrase: /\b3D\b/u, why: 'a kind of picture' },
  {
    phrase:
      /\b(?:WCAG 2\.[0-2](?: (?:and|or) 2\.2)?|WCAG 2|LTI 1\.3|QTI (?:3\.0|2\.x(?: and 3\.0)?|versions \(2\.1, 2\.2, or 3\.0\))|SAML 2\.0|OAuth 1\.0a|EPUB 3|EPUB Accessibility 1\.1|SOC 2|ISO(?:\/IEC)? 27001|ISO\/IEC 42001|Section 504)(?!\d)/u,
    why: 'the name of a standard with its version or number; what it says is in sources.ts',
  },
  {
    phrase:
      /(?<=\()\d\.\d\.\d{1,2}(?=\))|(?<=criterion )\d\.\d\.\d{1,2}|(?<=WCAG )\d\.\d\.\d{1,2}/u,
    why: 'the number of a success criterion, after its name',
  },
  {
    phrase:
      /\b(?:Firefox ESR \d{3}|WebKitGTK 2\.\d{2}|Orca \d{2}\.\d|Chromium \d{3}|on November \d{1,2}, 2026|Chrome and Edge \d{3}|Firefox \d{3}|Safari \d{2}\.\d, the last of which came out in March \d{4})\b/u,
    why: 'a browser or screen reader with its version, and the day on which it was tested',
    pages: ['/accessibility'],
  },
  {
    phrase: 'grade 5: 5.NF.A.1',
    why: 'the code of a standard in the Common Core State Standards for Mathematics',
    pages: ['/samples'],
  },
  { phrase: '4.1.1 Parsing', why: 'the number of a success criterion, before its name' },
  { phrase: /^\d\. /u, why: 'the number of a step, at the start of a heading' },
  { phrase: /\btiers? [123](?: and 3)?\b/iu, why: 'the levels of a help desk' },
  {
    phrase: 'WCAG, 508, EU, or INT edition',
    why: 'the editions of the VPAT template',
  },
  {
    phrase: /(?<!\d)(?:at (?:8:30|9:05)|3 a\.m\.)/u,
    why: 'a time of day in a story',
  },
  {
    phrase: /Education & Learning trends 2025(?: report)?|What 2025 asks of digital learning/u,
    why: 'the title of the report, as specified',
  },
  {
    phrase: /\b(?:in|of|about|what|What|Since) (?:2023|2025)\b|(?:as of|from|in|by) November 2026/u,
    why: 'the year that the report is about, one that it compares, and when it was published',
    pages: [
      '/',
      '/blogs',
      '/blogs/education-learning-trends-2025',
      '/cognify/content-enhancement',
      '/deliver/hausebox',
      '/support/community',
    ],
  },
  {
    phrase: /\b(?:400 percent|100 percent)\b/u,
    why: 'a zoom level to test at; a share that nobody claims',
    pages: [
      '/blogs/accessibility-by-design',
      '/blogs/responsible-ai-in-edtech',
      '/tools/accessibility-readiness',
    ],
  },
  {
    phrase: /\b(?:24 hours|30 days|90 days|for 120)\b/u,
    why: 'how long this website keeps something, as its code does',
    pages: ['/privacy-policy', '/cookie-policy', '/contact-us'],
  },
  {
    phrase: /\b320 pixels|200%|24 by 24 pixels|44 by 44|7:1|November 2026/u,
    why: 'what this website was tested for, and when its statement was revised',
    pages: ['/accessibility'],
  },
  {
    phrase: '1 message waiting',
    why: 'a count of the visitor’s own messages',
    pages: ['/contact-us'],
  },
  { phrase: '404', why: 'the status of a page that does not exist', pages: ['/404'] },
  {
    phrase:
      /\b(?:fifty suggestions|Ninety percent done|ninety rows|(?:a few|more than a) dozen|dozens of|a few hundred|thousands of)\b/iu,
    why: 'a figure of speech, or an amount in an example',
  },
  { phrase: /\b(?:thirty screens|Thirty children)\b/u, why: 'a class of students, in a story' },
  {
    phrase: 'eleven online talks',
    why: 'a count of what the page itself lists',
    pages: ['/discover/webinars'],
  },
] as const satisfies readonly HarmlessNumberInput[];
