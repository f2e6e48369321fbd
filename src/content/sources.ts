import type { SourceInput } from './schema/sources.ts';

/**
 * The laws and standards that pages make statements about: what they state, and when and against what
 * that was checked. A page that names one of them lists it with the date of its check
 * (prerender/content/page-sources.ts), and the build warns when a check is older than 90 days
 * (prerender/checks/warnings.ts).
 *
 * To check a source, read the official text, compare it with `states` and with the pages, then set
 * `checked` and `readAtCheck`. Never change the date of a source that was not read.
 */
export const sources = {
  'ada-title-ii': {
    title: 'ADA Title II, rule on web content and mobile apps, with the extension of 2026',
    publisher: 'US Department of Justice',
    href: 'https://www.govinfo.gov/content/pkg/FR-2026-04-20/html/2026-07663.htm',
    checked: '2026-11-22',
    readAtCheck:
      'the interim final rule in the Federal Register (91 FR 20902); for school districts, the Department’s guidance as quoted by others',
    names: ['Title II'],
    states: [
      'State and local governments, public schools and universities among them, have to meet WCAG 2.1 level AA in web content and mobile apps that they provide directly or through contracts.',
      'An interim final rule of April 20, 2026 moved the compliance dates to April 26, 2027 (population of 50,000 or more) and April 26, 2028 (smaller entities and special district governments).',
      'A school district is not a special district government. The population of an independent district is the Census Bureau’s estimate for it; that of a city or county district, the population of the city or county.',
    ],
    wordings: [
      'interim final rule of April 2026',
      'April 26, 2027',
      'April 26, 2028',
      'a population of 50,000 or more',
    ],
  },
  'hhs-section-504': {
    title: 'Section 504, HHS rule on web content and mobile apps, with the extension of 2026',
    publisher: 'US Department of Health and Human Services',
    href: 'https://www.govinfo.gov/content/pkg/FR-2026-05-11/html/2026-09266.htm',
    checked: '2026-11-25',
    readAtCheck: 'the summary of the interim final rule in the Federal Register (91 FR 25496)',
    names: ['Section 504'],
    states: [
      'Recipients of financial assistance from the US Department of Health and Human Services, Head Start programs of school districts among them, in web content and mobile apps.',
      'The level is WCAG 2.1 AA, in the rule adopted on May 9, 2024.',
      'An interim final rule of May 11, 2026 moved the compliance dates to May 11, 2027 (15 or more employees) and May 10, 2028 (fewer than 15 employees).',
    ],
    wordings: ['15 or more employees', 'fewer than 15 employees'],
  },
  'section-508': {
    title: 'Section 508, standards for information and communication technology',
    publisher: 'US Access Board',
    href: 'https://www.access-board.gov/ict/',
    checked: '2026-11-22',
    readAtCheck:
      'accounts of the revised standards, among them that of the federal ICT testing baseline (GSA)',
    names: ['Section 508'],
    states: [
      'It binds US federal agencies in what they build, buy, and use, and refers to WCAG 2.0, levels A and AA.',
    ],
    wordings: ['Section 508', 'refers to 2.0', 'both 508 and WCAG 2.1'],
  },
  'wcag-2-1': {
    title: 'Web Content Accessibility Guidelines (WCAG) 2.1',
    publisher: 'W3C',
    href: 'https://www.w3.org/TR/WCAG21/',
    checked: '2026-11-22',
    readAtCheck: 'the list of criteria in WCAG 2.2, which contains them',
    names: ['WCAG 2.1'],
    states: [
      'Levels A, AA, and AAA; the version that the ADA Title II rule and EN 301 549 V3.2.1 name.',
    ],
    wordings: ['the 2.1 criteria', 'names 2.1 AA', 'is based on 2.1'],
  },
  'wcag-2-2': {
    title: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    publisher: 'W3C',
    href: 'https://www.w3.org/TR/WCAG22/',
    checked: '2026-11-22',
    readAtCheck: 'the recommendation, and the W3C’s changes that removed 4.1.1',
    names: ['WCAG 2.2', '(WCAG) 2.2', 'WCAG 2.1 or 2.2', 'WCAG 2.1 and 2.2'],
    states: [
      'Contains WCAG 2.1 except criterion 4.1.1 (Parsing), which is obsolete and removed.',
      'Adds, at levels A and AA, alternatives to dragging (2.5.7), target size (2.5.8), focus not obscured (2.4.11), consistent help (3.2.6), redundant entry (3.3.7), and accessible authentication (3.3.8).',
    ],
    wordings: [
      '(WCAG) 2.2',
      'version 2.2',
      'to 2.2 level AA',
      'to 2.2 AA',
      'Meeting 2.2',
      'which 2.2 drops',
    ],
  },
  'en-301-549': {
    title: 'EN 301 549 V3.2.1, accessibility requirements for ICT products and services',
    publisher: 'ETSI, CEN, and CENELEC',
    href: 'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
    checked: '2026-11-22',
    readAtCheck:
      'accounts of V3.2.1 and of its citation; no account of a cited version 4 was found',
    names: ['EN 301 549'],
    states: [
      'V3.2.1 adopts WCAG 2.1 level AA for web content, adds requirements for software, documents, hardware, and support, and was harmonized for the Web Accessibility Directive.',
      'A version gives a presumption of conformity with the European Accessibility Act only once it is cited under the Act in the Official Journal.',
    ],
    wordings: ['EN 301 549', 'V3.2.1', 'Version 3.2.1', 'version 4 is the revision'],
  },
  eaa: {
    title: 'European Accessibility Act, Directive (EU) 2019/882',
    publisher: 'European Union',
    href: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    checked: '2026-11-22',
    readAtCheck:
      'the text of the directive, and accounts of Articles 31 and 32 and of the exemption',
    names: ['European Accessibility Act', 'Accessibility Act', '2019/882'],
    states: [
      'Has applied since June 28, 2025, to listed products and services offered to consumers, e-books and e-commerce among them (Articles 2 and 31).',
      'Service contracts agreed before that date may run until they expire, for at most five years; products in lawful use may serve until June 28, 2030 (Article 32).',
      'Microenterprises (fewer than ten people; turnover or balance sheet of at most two million euros) that provide services are exempt (Articles 3 and 4).',
    ],
    wordings: [
      'June 28, 2025',
      'June 28, 2030',
      'Directive (EU) 2019/882',
      'at most two million euros',
    ],
  },
  ferpa: {
    title: 'Family Educational Rights and Privacy Act (FERPA), 34 CFR part 99',
    publisher: 'US Department of Education',
    href: 'https://www.ecfr.gov/current/title-34/subtitle-A/part-99',
    checked: '2026-11-22',
    readAtCheck:
      'answers of the Department of Education on school officials (34 CFR 99.31), as reprinted',
    names: ['FERPA'],
    states: [
      'Binds educational agencies and institutions that receive funds from the Department (99.1). Education records are disclosed with written consent, with exceptions (99.30 and 99.31).',
      'A vendor may receive education records as a “school official” with a legitimate educational interest, under the direct control of the school (99.31).',
    ],
  },
  coppa: {
    title: 'Children’s Online Privacy Protection Rule (COPPA), 16 CFR part 312',
    publisher: 'US Federal Trade Commission',
    href: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-312',
    checked: '2026-11-22',
    readAtCheck: 'accounts of the amendments by law firms (90 FR 16918)',
    names: ['COPPA'],
    states: [
      'Covers online services directed to children under 13, or that knowingly collect their personal information.',
      'Requires notice to parents and their verifiable consent before personal information is collected.',
      'The amendments were published on April 22, 2025; the general compliance date was April 22, 2026. They limit retention, require a written security program, and ask for separate consent to disclosures that are not integral to the service.',
    ],
    wordings: ['children under 13', 'April 2025', 'April 22, 2026', 'amended in 2025'],
  },
  ccpa: {
    title: 'California Consumer Privacy Act (CCPA), Civil Code 1798.100 and following',
    publisher: 'California Department of Justice',
    href: 'https://oag.ca.gov/privacy/ccpa',
    checked: '2026-11-22',
    readAtCheck:
      'answers of the Attorney General of California, as reprinted, and accounts of the thresholds',
    names: ['CCPA'],
    states: [
      'Binds businesses above its thresholds that handle the personal information of Californians, and gives Californians rights over it: to notice, to know, to delete, to correct, and to opt out of sale and sharing.',
    ],
  },
  'state-student-privacy': {
    title: 'State student privacy law: SOPIPA (California Business and Professions Code, 22584)',
    publisher: 'California Legislature',
    href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22584',
    checked: '2026-11-22',
    readAtCheck: 'accounts of the act by the Future of Privacy Forum and a law firm',
    names: ['SOPIPA'],
    states: ['Bars operators of K-12 services from using student data for targeted advertising.'],
  },
  'ny-education-law-2-d': {
    title: 'New York Education Law, section 2-d, and 8 NYCRR part 121',
    publisher: 'New York State Education Department',
    href: 'https://www.nysed.gov/data-privacy-security',
    checked: '2026-11-22',
    readAtCheck: 'notices of New York school districts that state their duties under the law',
    names: ['Education Law 2-d'],
    states: ['Requires agreements with contractors, and published information about them.'],
    wordings: ['Education Law 2-d'],
  },
  'il-soppa': {
    title: 'Illinois Student Online Personal Protection Act (SOPPA), 105 ILCS 85',
    publisher: 'Illinois General Assembly',
    href: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=3806&ChapterID=17',
    checked: '2026-11-22',
    readAtCheck: 'an account of the amended act by the Illinois Association of School Boards',
    names: ['SOPPA'],
    states: ['Requires written agreements with operators, and published information about them.'],
  },
  gdpr: {
    title: 'General Data Protection Regulation (GDPR), Regulation (EU) 2016/679',
    publisher: 'European Union',
    href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checked: '2026-11-22',
    readAtCheck: 'the text of Article 33; Articles 6 and 28 from knowledge of the text',
    names: ['GDPR'],
    states: [
      'Legal bases (Article 6), contract with a processor (Article 28), notice of a breach within 72 hours unless a risk to people is unlikely (Article 33).',
    ],
    wordings: ['Article 28', '72 hours', 'Article 6(1)(a)', 'Article 6(1)(b)', 'Article 6(1)(f)'],
  },
  'ai-act': {
    title: 'AI Act, Regulation (EU) 2024/1689',
    publisher: 'European Union',
    href: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    checked: '2026-11-22',
    readAtCheck:
      'the text of Annex III, 3; accounts of the dates, among them the deferral of 2026 to December 2, 2027, for Annex III',
    names: ['AI Act'],
    states: [
      'In force since August 1, 2024; the prohibitions of Article 5, inferring emotions in education among them, have applied since February 2, 2025.',
      'Annex III lists admission, evaluation of learning outcomes, level of education, and monitoring of tests as high-risk. The date from which its duties apply was deferred in 2026; pages give no date.',
    ],
    wordings: ['entered into force in August 2024', 'since February 2025'],
  },
  essa: {
    title: 'Every Student Succeeds Act (ESSA), definition of “evidence-based”, 20 U.S.C. 7801(21)',
    publisher: 'US Congress',
    href: 'https://www.govinfo.gov/link/uscode/20/7801',
    checked: '2026-11-22',
    readAtCheck: 'accounts of the four tiers that cite the What Works Clearinghouse',
    names: ['ESSA'],
    states: [
      'Four tiers: strong (experiment), moderate (quasi-experiment), promising (correlational, with controls), and “demonstrates a rationale” with efforts to study the effects underway.',
    ],
    wordings: ['Tier 4'],
  },
  'pandemic-relief': {
    title: 'American Rescue Plan Act of 2021, section 2001 (ESSER)',
    publisher: 'US Congress',
    href: 'https://www.congress.gov/bill/117th-congress/house-bill/1319/text',
    checked: '2026-11-22',
    readAtCheck:
      'notices of state agencies and districts on the obligation deadline of September 30, 2024',
    names: ['federal pandemic relief'],
    states: ['School districts had to commit the last of the money by September 30, 2024.'],
    wordings: ['by September 2024'],
  },
  lti: {
    title: 'LTI: security announcement and schedule for the end of versions before 1.3',
    publisher: '1EdTech',
    href: 'https://www.imsglobal.org/lti-security-announcement-and-deprecation-schedule',
    checked: '2026-11-22',
    readAtCheck: 'the announcement itself',
    names: ['LTI 1.1', 'older versions are out of support'],
    states: [
      'Support for versions 1.0 to 1.2 and 2.0 ended on June 30, 2022; 1.3 is the version to use.',
    ],
    wordings: ['LTI 1.1', 'LTI 1.1 to 1.3'],
  },
  'open-badges': {
    title: 'Open Badges 3.0 and Comprehensive Learner Record 2.0',
    publisher: '1EdTech',
    href: 'https://www.imsglobal.org/spec/ob/v3p0/',
    checked: '2026-11-22',
    readAtCheck: 'the specifications’ repositories and accounts of them',
    names: ['Open Badges 3.0', 'Comprehensive Learner Record 2.0'],
    states: ['Credentials follow W3C Verifiable Credentials and are signed by the issuer.'],
    wordings: ['Open Badges 3.0', 'Comprehensive Learner Record 2.0'],
  },
} as const satisfies Readonly<Record<string, SourceInput>>;
