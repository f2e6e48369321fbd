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
    checked: '2026-11-27',
    readAtCheck:
      'the summary and dates of the interim final rule in the Federal Register (91 FR 20902); 28 CFR 35.201 as quoted by the American Library Association; for school districts, the Department’s guidance as quoted by others',
    names: ['Title II'],
    states: [
      'State and local governments, public schools and universities among them, have to meet WCAG 2.1 level AA in web content and mobile apps that they provide directly or through contracts.',
      'An interim final rule of April 20, 2026 moved the compliance dates to April 26, 2027 (population of 50,000 or more) and April 26, 2028 (smaller entities and special district governments). Comments closed on June 22, 2026; no final rule was found.',
      'Five exceptions (28 CFR 35.201): archived web content; preexisting conventional electronic documents, unless they are used to apply for, gain access to, or take part in a service; content posted by a third party that does not act for the entity; individualized, password-protected documents; preexisting social media posts.',
      'A school district is not a special district government. The population of an independent district is the Census Bureau’s estimate for it; that of a city or county district, the population of the city or county.',
    ],
    wordings: [
      'interim final rule of April 2026',
      '28 CFR 35.201',
      'April 26, 2027',
      'April 26, 2028',
      'a population of 50,000 or more',
      'fewer than 50,000 people',
    ],
  },
  'hhs-section-504': {
    title: 'Section 504, HHS rule on web content and mobile apps, with the extension of 2026',
    publisher: 'US Department of Health and Human Services',
    href: 'https://www.govinfo.gov/content/pkg/FR-2026-05-11/html/2026-09266.htm',
    checked: '2026-11-27',
    readAtCheck:
      'the summary of the interim final rule in the Federal Register (91 FR 25496); the Department’s list of recipients as quoted by others',
    names: ['Section 504'],
    states: [
      'Recipients of financial assistance from the US Department of Health and Human Services, Head Start programs of school districts among them, in web content and mobile apps.',
      'The Department’s list of recipients has health care providers that take part in Medicaid; it does not mention school districts that bill Medicaid.',
      'The level is WCAG 2.1 AA, in the rule adopted on May 9, 2024.',
      'An interim final rule of May 11, 2026 moved the compliance dates to May 11, 2027 (15 or more employees) and May 10, 2028 (fewer than 15 employees).',
    ],
    wordings: ['15 or more employees', 'fewer than 15 employees', 'in May 2027'],
  },
  'ed-section-504': {
    title: 'Section 504 in education, 34 CFR part 104',
    publisher: 'US Department of Education',
    href: 'https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104',
    checked: '2026-11-27',
    readAtCheck:
      'the contents of 34 CFR part 104, and the account of the Alaska Department of Education',
    names: ['34 CFR part 104'],
    states: [
      'Recipients of funds from the Department, public school districts and colleges among them, may not exclude or disadvantage a person because of a disability; a school district owes each qualified student a free appropriate public education.',
      'None of its sections is about the web.',
    ],
    wordings: ['34 CFR part 104'],
  },
  nimas: {
    title: 'National Instructional Materials Accessibility Standard (NIMAS), 34 CFR 300.172',
    publisher: 'US Department of Education',
    href: 'https://sites.ed.gov/idea/regs/b/b/300.172',
    checked: '2026-11-27',
    readAtCheck:
      '34 CFR 300.172(c)(1), and the summary of the notice of interpretation of May 26, 2020 (85 FR 31374)',
    names: ['NIMAS'],
    states: [
      'A state or district that coordinates with the National Instructional Materials Access Center (NIMAC) requires the publisher, by contract, to provide NIMAS files to the NIMAC on or before delivery of print instructional materials, or buys materials in specialized formats.',
      'By the notice of May 26, 2020, print instructional materials include digital ones.',
    ],
    wordings: ['since May 26, 2020'],
  },
  'colorado-accessibility': {
    title: 'Colorado accessibility law for state and local government (HB21-1110)',
    publisher: 'Colorado Governor’s Office of Information Technology',
    href: 'https://oit.colorado.gov/accessibility-law',
    checked: '2026-11-27',
    readAtCheck:
      'the Office’s page on the law; published accounts of the grace period (HB24-1454) and of schools',
    names: ['HB21-1110'],
    states: [
      'Binds Colorado government entities; accounts count public schools and universities among them. An accessibility statement, and one of the ways to comply that the rules of May 2025 give, one of which is to meet WCAG or Section 508.',
      'A grace period ended on July 1, 2025. A court may order repair, damages, or a fine of $3,500 to the plaintiff.',
    ],
    wordings: ['HB21-1110', '$3,500'],
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
    wordings: ['Section 508', 'refers to 2.0', 'both 508 and WCAG 2.1', 'the 508 edition'],
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
    checked: '2026-11-27',
    readAtCheck:
      'accounts of the amendments by law firms (90 FR 16918), which quote the FTC on EdTech',
    names: ['COPPA'],
    states: [
      'Covers online services directed to children under 13, or that knowingly collect their personal information.',
      'Requires notice to parents and their verifiable consent before personal information is collected.',
      'The FTC adopted none of the proposed amendments on EdTech and goes on enforcing by its existing guidance: a school’s consent in place of parents is not in the Rule.',
      'The amendments were published on April 22, 2025, and took effect on June 23, 2025; the general compliance date was April 22, 2026. They limit retention, require a written security program, and ask for separate consent to disclosures that are not integral to the service.',
    ],
    wordings: ['children under 13', 'April 2025', 'April 22, 2026', 'amended in 2025'],
  },
  ccpa: {
    title: 'California Consumer Privacy Act (CCPA), Civil Code 1798.100 and following',
    publisher: 'California Department of Justice',
    href: 'https://oag.ca.gov/privacy/ccpa',
    checked: '2026-11-27',
    readAtCheck:
      'answers of the Attorney General of California, as reprinted, and accounts of the thresholds and of the regulations on automated decisions (11 CCR 7200)',
    names: ['CCPA'],
    states: [
      'Binds businesses above its thresholds that handle the personal information of Californians, and gives Californians rights over it: to notice, to know, to delete, to correct, and to opt out of sale and sharing.',
      'Regulations in force since January 1, 2026: a business that uses automated decision-making technology for significant decisions, among them those on education enrollment such as admission, suspension, and expulsion, gives notice before use, an opt-out, and access, by January 1, 2027.',
    ],
  },
  'colorado-automated-decisions': {
    title: 'Colorado SB 26-189, automated decision-making technology',
    publisher: 'Colorado Attorney General',
    href: 'https://coag.gov/resources/ai/',
    checked: '2026-11-28',
    readAtCheck:
      'the Attorney General’s page on the law, the legislature’s summary as reprinted, and accounts by law firms; not the enrolled act',
    names: ['SB 26-189'],
    states: [
      'Signed in May 2026; repeals and reenacts SB 24-205. Takes effect on January 1, 2027, by when the Attorney General is to adopt rules.',
      'Developers and deployers of technology that materially influences consequential decisions; accounts count access to education among them. Documentation for deployers, notice to consumers, a right to correct data and to have a person review an adverse decision.',
    ],
    wordings: ['SB 26-189', 'SB 24-205'],
  },
  cipa: {
    title: 'Children’s Internet Protection Act (CIPA), 47 CFR 54.520',
    publisher: 'US Federal Communications Commission',
    href: 'https://www.fcc.gov/document/wcb-public-notice-protecting-children-21st-century-act',
    checked: '2026-11-27',
    readAtCheck: 'the FCC’s public notice DA 12-1836, and accounts of the policy’s subjects',
    names: ['CIPA'],
    states: [
      'Schools and libraries with E-Rate discounts for internet access or internal connections certify an internet safety policy with a filter; schools’ policies also monitor minors online and teach them appropriate behavior.',
    ],
  },
  ppra: {
    title: 'Protection of Pupil Rights Amendment (PPRA), 20 U.S.C. 1232h and 34 CFR part 98',
    publisher: 'US Department of Education',
    href: 'https://www.ecfr.gov/current/title-34/subtitle-A/part-98',
    checked: '2026-11-27',
    readAtCheck: 'notices of school districts, and an account by the Future of Privacy Forum',
    names: ['PPRA'],
    states: [
      'Parents consent before students are required to take a survey, funded by the Department, on one of eight protected subjects, such as health, religion, politics, and income.',
      'Parents get notice and may opt a student out of other such surveys, and of the collection of personal information for marketing or sale.',
    ],
  },
  'state-student-privacy': {
    title: 'SOPIPA (California Business and Professions Code, 22584)',
    publisher: 'California Legislature',
    href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22584',
    checked: '2026-11-27',
    readAtCheck: 'SB 1177 as chaptered, and the digest of AB 1159 of 2025',
    names: ['SOPIPA'],
    states: [
      'Bars operators of K-12 services from targeted advertising based on student data, from profiles that serve no K-12 purpose, and from selling student information; requires reasonable security, and deletion when the school or district asks.',
      'The Legislature’s digest of 2025 calls it KOPIPA.',
    ],
  },
  'ny-education-law-2-d': {
    title: 'New York Education Law, section 2-d, and 8 NYCRR part 121',
    publisher: 'New York State Education Department',
    href: 'https://www.nysed.gov/data-privacy-security',
    checked: '2026-11-27',
    readAtCheck:
      'the text of 8 NYCRR 121.10, the summary of part 121 in the State Register, and notices of New York school districts',
    names: ['Education Law 2-d'],
    states: [
      'No sale of student data, and no use for marketing or commercial purposes. A Parents’ Bill of Rights goes with every contract; supplemental information about the contract is published.',
      'Districts’ policies and contractors’ plans follow the NIST Cybersecurity Framework; data is encrypted.',
      'A contractor reports a breach to the educational agency within seven calendar days of its discovery (121.10).',
    ],
    wordings: ['Education Law 2-d'],
  },
  'il-soppa': {
    title: 'Illinois Student Online Personal Protection Act (SOPPA), 105 ILCS 85',
    publisher: 'Illinois General Assembly',
    href: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=3806&ChapterID=17',
    checked: '2026-11-27',
    readAtCheck:
      '105 ILCS 85/15 (operators) and 85/27 (schools), and an account of when the amendments took effect',
    names: ['SOPPA'],
    states: [
      'Operators: reasonable security, deletion when the school asks, published terms, a written agreement before data is transferred. Schools publish the agreements, operators, subcontractors, and breaches.',
      'The amendments (Public Act 101-516) took effect on July 1, 2021.',
    ],
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
    checked: '2026-11-27',
    readAtCheck:
      'the text of Annex III, 3; accounts by law firms of July 2026 of the amendment that Parliament adopted on June 16 and the Council on June 29, 2026; its publication in the Official Journal was not seen',
    names: ['AI Act'],
    states: [
      'In force since August 1, 2024; the prohibitions of Article 5, inferring emotions in education among them, and Article 4 on AI literacy have applied since February 2, 2025.',
      'Article 50 has applied since August 2, 2026: people are told that they deal with an AI system, and generated content is marked. Under the amendment, systems on the market before that day have until December 2, 2026, for the marking.',
      'Annex III lists admission, evaluation of learning outcomes, level of education, and monitoring of tests as high-risk. The amendment defers their duties from August 2, 2026, to December 2, 2027.',
    ],
    wordings: [
      'entered into force in August 2024',
      'since February 2025',
      'Article 4',
      'Article 50',
      'Annex III',
      'June 29, 2026',
      'before August 2, 2026',
      'Since August 2, 2026',
      'to December 2, 2027',
    ],
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
