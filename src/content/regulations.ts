import type { RegulationInput } from './schema/regulations.ts';

/**
 * The rules that `/regulations` lists. Every statement is one of its source's `states`
 * (src/content/sources.ts), which also has the official text and the date of the last check; nothing is
 * stated here beyond the sources.
 */
export const regulations: readonly RegulationInput[] = [
  {
    id: 'ada-title-ii',
    source: 'ada-title-ii',
    name: 'ADA Title II, web content and mobile apps',
    where: 'United States',
    binds:
      'State and local governments, public schools and universities among them, in what they provide directly or through contracts.',
    standard: 'WCAG 2.1, level AA.',
    audiences: ['K-12 publishing', 'Higher education', 'School districts'],
    dates: [
      {
        uid: 'ada-title-ii-1',
        day: '2027-04-26',
        what: 'Compliance date for a population of 50,000 or more.',
      },
      {
        uid: 'ada-title-ii-2',
        day: '2028-04-26',
        what: 'Compliance date for smaller entities and for special district governments, which school districts are not.',
      },
    ],
    more: { text: 'Accessibility by design', path: '/blogs/accessibility-by-design' },
  },
  {
    id: 'hhs-section-504',
    source: 'hhs-section-504',
    name: 'Section 504, HHS rule on web content and mobile apps',
    where: 'United States',
    binds:
      'Recipients of financial assistance from the Department of Health and Human Services (HHS), such as universities with its grants and school districts with Head Start funds.',
    standard: 'WCAG 2.1, level AA.',
    audiences: ['Higher education', 'School districts'],
    dates: [
      {
        uid: 'hhs-section-504-1',
        day: '2027-05-11',
        what: 'Compliance date for recipients with 15 or more employees.',
      },
      {
        uid: 'hhs-section-504-2',
        day: '2028-05-10',
        what: 'Compliance date for recipients with fewer than 15 employees.',
      },
    ],
    more: { text: 'Accessibility compliance', path: '/accessibility-compliance-solutions' },
  },
  {
    id: 'section-508',
    source: 'section-508',
    name: 'Section 508',
    where: 'United States',
    binds: 'Federal agencies, in what they build, buy, and use.',
    standard: 'WCAG 2.0, levels A and AA.',
    audiences: ['Workforce learning'],
    dates: [],
    more: { text: 'Accessibility testing', path: '/support/accessibility-testing' },
  },
  {
    id: 'european-accessibility-act',
    source: 'eaa',
    name: 'European Accessibility Act',
    where: 'European Union',
    binds:
      'Those who offer listed products and services, such as e-books and e-commerce, to consumers. Microenterprises that provide services are exempt.',
    standard:
      'The requirements of the Act. A version of EN 301 549 gives a presumption of conformity only once it is cited under the Act. Service providers may keep using products that were in lawful use before the Act until June 28, 2030.',
    audiences: ['K-12 publishing', 'Higher education', 'Workforce learning'],
    dates: [{ uid: 'european-accessibility-act-1', day: '2025-06-28', what: 'The Act applies.' }],
    more: {
      text: 'European Accessibility Act for publishers',
      path: '/european-accessibility-act-eaa',
    },
  },
  {
    id: 'ai-act',
    source: 'ai-act',
    name: 'AI Act',
    where: 'European Union',
    binds:
      'Providers and deployers of AI systems. Those for admission, for evaluating learning outcomes, for deciding a level of education, and for monitoring tests are listed as high-risk.',
    standard:
      'Certain practices are prohibited, among them inferring emotions in education except for medical or safety reasons. The duties for high-risk systems apply later: their date has been deferred.',
    audiences: ['K-12 publishing', 'Higher education', 'Workforce learning'],
    dates: [
      { uid: 'ai-act-1', day: '2024-08-01', what: 'In force.' },
      { uid: 'ai-act-2', day: '2025-02-02', what: 'The prohibitions apply.' },
    ],
    more: { text: 'Responsible AI in EdTech', path: '/blogs/responsible-ai-in-edtech' },
  },
  {
    id: 'coppa',
    source: 'coppa',
    name: 'COPPA Rule',
    where: 'United States',
    binds:
      'Online services that are directed to children under 13, or that knowingly collect their personal information.',
    standard:
      'Notice to parents and their verifiable consent before personal information is collected, limits on retention, a written security program, and separate consent to disclosures that are not integral to the service.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [
      { uid: 'coppa-1', day: '2025-04-22', what: 'Amendments published.' },
      { uid: 'coppa-2', day: '2026-04-22', what: 'General compliance date of the amendments.' },
    ],
    more: {
      text: 'Data governance for student data',
      path: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'ferpa',
    source: 'ferpa',
    name: 'FERPA',
    where: 'United States',
    binds:
      'Schools, districts, and colleges that receive funds from the US Department of Education. It reaches vendors through the institutions whose records they handle.',
    standard:
      'Written consent before education records are disclosed, with exceptions. Under one of them, a vendor may receive records as a “school official” with a legitimate educational interest, under the direct control of the school.',
    audiences: ['K-12 publishing', 'Higher education', 'School districts'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      path: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'gdpr',
    source: 'gdpr',
    name: 'GDPR',
    where: 'European Union',
    binds: 'Controllers and processors of personal data.',
    standard:
      'A legal basis, a contract with each processor, and notice of a breach within 72 hours unless a risk to people is unlikely.',
    audiences: ['K-12 publishing', 'Higher education', 'Workforce learning'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      path: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'ccpa',
    source: 'ccpa',
    name: 'CCPA',
    where: 'California',
    binds: 'Businesses above its thresholds that handle the personal information of Californians.',
    standard:
      'Notice, and rights to know, delete, and correct that information and to opt out of its sale or sharing.',
    audiences: ['K-12 publishing', 'Workforce learning'],
    dates: [],
  },
  {
    id: 'sopipa',
    source: 'state-student-privacy',
    name: 'SOPIPA',
    where: 'California',
    binds: 'Operators of K-12 services.',
    standard: 'No use of student data for targeted advertising.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      path: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'education-law-2-d',
    source: 'ny-education-law-2-d',
    name: 'Education Law 2-d',
    where: 'New York',
    binds: 'Educational agencies and their contractors.',
    standard: 'Agreements with contractors, and published information about them.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      path: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'soppa',
    source: 'il-soppa',
    name: 'SOPPA',
    where: 'Illinois',
    binds: 'Operators and the schools that they have agreements with.',
    standard: 'Written agreements, and published information about them.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      path: '/blogs/data-governance-for-student-data',
    },
  },
];
