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
    standard:
      'WCAG 2.1, level AA, with five exceptions (28 CFR 35.201): archived content; older documents that nobody needs for a service; what third parties post on their own; individual files behind a password; older social media posts. The dates stand in an interim final rule, so check whether a final one has changed them.',
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
    more: { text: 'Accessibility by design', href: '/blogs/accessibility-by-design' },
  },
  {
    id: 'hhs-section-504',
    source: 'hhs-section-504',
    name: 'Section 504, HHS rule on web content and mobile apps',
    where: 'United States',
    binds:
      'Recipients of financial assistance from the Department of Health and Human Services (HHS), such as universities with its grants and school districts with Head Start funds. It counts health care providers in Medicaid; a district that bills Medicaid should ask its counsel or the HHS Office for Civil Rights.',
    standard:
      'WCAG 2.1, level AA. The dates stand in an interim final rule. A recipient district with fewer than 50,000 people can owe it in May 2027, a year before Title II.',
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
    more: { text: 'Accessibility compliance', href: '/accessibility-compliance-solutions' },
  },
  {
    id: 'section-508',
    source: 'section-508',
    name: 'Section 508',
    where: 'United States',
    binds:
      'Federal agencies, in what they build, buy, and use. Schools and colleges ask their vendors for the 508 edition of a report, too.',
    standard: 'WCAG 2.0, levels A and AA.',
    audiences: ['K-12 publishing', 'Higher education', 'Workforce learning'],
    dates: [],
    more: { text: 'Accessibility testing', href: '/support/accessibility-testing' },
  },
  {
    id: 'section-504-education',
    source: 'ed-section-504',
    name: 'Section 504 in education',
    where: 'United States',
    binds:
      'Recipients of funds from the Department of Education, school districts and colleges among them.',
    standard:
      'No exclusion because of a disability, and a free appropriate public education for each qualified student of a district. It sets no standard for the web.',
    audiences: ['Higher education', 'School districts'],
    dates: [],
  },
  {
    id: 'nimas',
    source: 'nimas',
    name: 'NIMAS',
    where: 'United States',
    binds: 'States and school districts under IDEA, which bind publishers by contract.',
    standard:
      'NIMAS files for the national repository (NIMAC) on or before delivery of print instructional materials, which have included digital ones since May 26, 2020; or materials in specialized formats.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
    more: { text: 'Digital accessibility for K-12', href: '/k-12/digital-accessibility' },
  },
  {
    id: 'colorado-hb21-1110',
    source: 'colorado-accessibility',
    name: 'HB21-1110',
    where: 'Colorado',
    binds:
      'State and local government; published accounts count public schools and universities. Ask counsel whether yours is one.',
    standard:
      'The State’s technology accessibility rules. Meeting WCAG or Section 508 is one way to comply. A plaintiff may get $3,500 or damages.',
    audiences: ['K-12 publishing', 'Higher education', 'School districts'],
    dates: [{ uid: 'colorado-hb21-1110-1', day: '2025-07-01', what: 'End of the grace period.' }],
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
      href: '/european-accessibility-act-eaa',
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
      'Certain practices are prohibited, among them inferring emotions in education except for medical or safety reasons. People have to be told that they are dealing with an AI system, and generated content is marked (Article 50). The dates marked “amended” stand in the amendment that the Council adopted on June 29, 2026: see the Official Journal for its final text.',
    audiences: ['K-12 publishing', 'Higher education', 'Workforce learning'],
    dates: [
      { uid: 'ai-act-1', day: '2024-08-01', what: 'In force.' },
      {
        uid: 'ai-act-2',
        day: '2025-02-02',
        what: 'The prohibitions apply, and AI literacy (Article 4).',
      },
      { uid: 'ai-act-3', day: '2026-08-02', what: 'Transparency duties apply (Article 50).' },
      {
        uid: 'ai-act-4',
        day: '2026-12-02',
        what: 'Marking of generated content, for systems on the market before August 2, 2026 (amended).',
      },
      {
        uid: 'ai-act-5',
        day: '2027-12-02',
        what: 'Duties for high-risk systems of Annex III, education among them (amended).',
      },
    ],
    more: { text: 'Responsible AI in EdTech', href: '/blogs/responsible-ai-in-edtech' },
  },
  {
    id: 'coppa',
    source: 'coppa',
    name: 'COPPA Rule',
    where: 'United States',
    binds:
      'Online services that are directed to children under 13, or that knowingly collect their personal information.',
    standard:
      'Notice to parents and their verifiable consent before personal information is collected, limits on retention, a written security program, and separate consent to disclosures that are not integral to the service. A school’s consent in place of parents is not in the Rule: it rests on FTC guidance.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [
      { uid: 'coppa-1', day: '2025-04-22', what: 'Amendments published.' },
      { uid: 'coppa-3', day: '2025-06-23', what: 'Amendments in effect.' },
      { uid: 'coppa-2', day: '2026-04-22', what: 'General compliance date of the amendments.' },
    ],
    more: {
      text: 'Data governance for student data',
      href: '/blogs/data-governance-for-student-data',
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
      href: '/blogs/data-governance-for-student-data',
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
      href: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'ccpa',
    source: 'ccpa',
    name: 'CCPA',
    where: 'California',
    binds: 'Businesses above its thresholds that handle the personal information of Californians.',
    standard:
      'Notice, and rights to know, delete, and correct that information and to opt out of its sale or sharing. A business that lets technology make significant decisions, on admission or expulsion among others, also gives notice before use, an opt-out, and access.',
    audiences: ['K-12 publishing', 'Workforce learning'],
    dates: [
      {
        uid: 'ccpa-1',
        day: '2027-01-01',
        what: 'Compliance date for automated significant decisions.',
      },
    ],
  },
  {
    id: 'colorado-sb-26-189',
    source: 'colorado-automated-decisions',
    name: 'SB 26-189, automated decisions',
    where: 'Colorado',
    binds:
      'Developers and deployers of technology that materially influences consequential decisions; accounts count those on education.',
    standard:
      'Documentation for deployers, notice to consumers, and rights to correct data and to have a person review an adverse decision. It replaces SB 24-205. The Attorney General’s rules are due by the date.',
    audiences: ['K-12 publishing', 'Higher education', 'Workforce learning'],
    dates: [{ uid: 'colorado-sb-26-189-1', day: '2027-01-01', what: 'In effect.' }],
  },
  {
    id: 'cipa',
    source: 'cipa',
    name: 'CIPA',
    where: 'United States',
    binds: 'Schools and libraries with E-Rate discounts for internet access or connections.',
    standard:
      'A certified internet safety policy with a filter. A school’s policy also monitors minors online and teaches them how to behave there.',
    audiences: ['School districts'],
    dates: [],
  },
  {
    id: 'ppra',
    source: 'ppra',
    name: 'PPRA',
    where: 'United States',
    binds: 'Schools and districts with funds from the Department of Education.',
    standard:
      'Consent of parents before a required survey on one of eight protected subjects that the Department funds; notice and a way to opt out of other such surveys and of collecting student data for marketing.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
  },
  {
    id: 'sopipa',
    source: 'state-student-privacy',
    name: 'SOPIPA',
    where: 'California',
    binds: 'Operators of K-12 services.',
    standard:
      'No targeted advertising, no profiles except for K-12 purposes, and no sale of student information. Reasonable security, and deletion when the school or district asks. Also called KOPIPA.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      href: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'education-law-2-d',
    source: 'ny-education-law-2-d',
    name: 'Education Law 2-d',
    where: 'New York',
    binds: 'Educational agencies and their contractors.',
    standard:
      'No sale of student data and no use for marketing. A Parents’ Bill of Rights in every contract, a security plan by the NIST Cybersecurity Framework, and encryption. A contractor reports a breach within seven days.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [],
    more: {
      text: 'Data governance for student data',
      href: '/blogs/data-governance-for-student-data',
    },
  },
  {
    id: 'soppa',
    source: 'il-soppa',
    name: 'SOPPA',
    where: 'Illinois',
    binds: 'Operators and the schools that they have agreements with.',
    standard:
      'Written agreements before data moves, reasonable security, and deletion when the school asks. Schools publish agreements, operators, and breaches.',
    audiences: ['K-12 publishing', 'School districts'],
    dates: [{ uid: 'soppa-1', day: '2021-07-01', what: 'The amended act applies.' }],
    more: {
      text: 'Data governance for student data',
      href: '/blogs/data-governance-for-student-data',
    },
  },
];
