import type { Procurement } from '#src/content/schema/owner-facts.ts';
import { definePage } from '#src/content/schema/pages.ts';
import type { BlockInput } from '#src/content/schema/sections.ts';
import { procurement, site } from '#src/content/site.ts';

const { certificates, documents, insurance, contracts, subprocessors } = procurement as Procurement;

interface Term {
  readonly term: string;
  readonly description: string;
}

/** A document with its date, to download or on request. */
const paper = ({ title, date, file }: Procurement['documents'][number]): Term => ({
  term: title,
  description: `${date}. ${file === undefined ? 'On request.' : `[Download: ${title}](${file})`}`,
});

/** Facts that the company has filled in (src/content/site.ts), after their introduction; nothing without any. */
const terms = (items: readonly Term[], before: readonly BlockInput[] = []): BlockInput[] =>
  items.length === 0 ? [] : [...before, { type: 'terms', items: [...items] }];

/** A section of such facts. */
const section = (id: string, heading: string, items: readonly Term[]) =>
  items.length === 0 ? [] : [{ id, heading, blocks: terms(items) }];

export default definePage({
  layout: 'document',
  name: 'Trust',
  line: 'support',
  saved: 'on-request',
  head: {
    title: 'Trust: student data, agreements, and security',
    description:
      'How our services treat student data, which agreements we sign, what you keep at the end, and which certificates we claim. Then the same for this website.',
  },
  hero: {
    title: 'Trust: student data, agreements, security',
    subtitle:
      'For procurement and security teams. Our services come first, with the laws we work under and what we sign. This website follows, with a way to check each statement about it.',
    picture: { motifs: ['shield', 'contract', 'key', 'page'] },
  },
  revised: '2026-11-25',
  sections: [
    {
      id: 'services',
      heading: 'How our services treat your data',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Law',
              description:
                'Our cloud and support work follows your agreements and what FERPA, COPPA, and GDPR require of us under them. A new product is designed for them from the first data model: purpose, consent (or school authorization), retention, deletion.',
            },
            {
              term: 'Student records',
              description:
                'Design, accessibility, and testing use none: our test schools are made up. Where rosters or results have to be examined, we work in your environment, with the least access that the task needs. Access ends with the task, and sessions are logged.',
            },
            {
              term: 'Where data is kept',
              description:
                'In the region and under the agreement that you choose. At the end of the contract you decide between return, transfer, and deletion, and we confirm it in writing.',
            },
            {
              term: 'AI',
              description:
                'Whether a provider may train on your content or on student records is for the contract to say, within FERPA, COPPA, and your agreements. [Ethical AI](/cognify#training-on-data) lists what to put in it.',
            },
            {
              term: 'Accessibility',
              description:
                'What we build is checked against WCAG 2.2 AA by tool and by hand, and you receive the test record for your conformance report. [Testing](/support/accessibility-testing#vpat) fills out the VPAT edition that your buyers need.',
            },
          ],
        },
      ],
    },
    {
      id: 'agreements',
      heading: 'What we sign, and what we hand over',
      blocks: [
        {
          type: 'list',
          items: [
            '**Your student data agreement.** Name the form that your state or consortium uses, often the NDPA, and we go through it clause by clause before a record is touched.',
            '**A data processing agreement** where GDPR applies.',
            '**Your questionnaire, answered by engineers.** A K-12CVAT, a HECVAT, or your own form is filled out by those who know the system.',
            '**At the end, the work.** Source code, design files, test items, prompts, runbooks, and tickets are yours. Third-party components keep their licenses, and we list them.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The [procurement pack](/tools/procurement-pack) puts our answers on all of this on one page to print, each with its source. A blank [schedule of data](/samples#sample-data-schedule) is among our samples. What binds both of us is the agreement that we sign.',
        },
      ],
    },
    {
      id: 'certificates',
      heading: 'SOC 2, ISO 27001, and other certificates',
      blocks: [
        ...terms(certificates.map(paper)),
        {
          type: 'paragraph',
          text: `${certificates.length === 0 ? 'We claim none here: no SOC 2 report, no ISO 27001 certificate, no seal. ' : ''}In client platforms we document controls against SOC 2 criteria and ISO 27001, which gives your auditors a starting point. Our teams are certified on three major cloud providers.`,
        },
        {
          type: 'paragraph',
          text: 'If your procurement requires a report for the service that you are buying, ask for it by name and date, and we will tell you whether it exists. Do the same for insurance, a purchasing contract, or references that this page does not list.',
        },
      ],
    },
    ...section('documents', 'Documents', documents.map(paper)),
    ...section(
      'insurance',
      'Insurance',
      insurance.map(({ kind, cover }) => ({ term: kind, description: cover })),
    ),
    ...section(
      'contracts',
      'Cooperative purchasing contracts',
      contracts.map(({ cooperative, number, until }) => ({
        term: cooperative,
        description: `Contract ${number}, through ${until}`,
      })),
    ),
    {
      id: 'security',
      heading: 'Security of this website',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'In the browser',
              description:
                'Every page has a Content-Security-Policy that starts from “nothing is allowed”: no script, style, font, or frame from elsewhere, and none of our own unless it is listed by its hash. Trusted Types are enforced. **Check it:** open the headers of any page in your browser’s tools.',
            },
            {
              term: 'On the wire',
              description:
                'Pages tell browsers to use only TLS, for this domain and all its subdomains. They cannot be framed, and they refuse camera, microphone, location, and motion sensors to every script. **Check it:** the headers Strict-Transport-Security, X-Frame-Options, and Permissions-Policy.',
            },
            {
              term: 'On the server',
              description:
                'The program that answers the form validates every field again, limits how many messages one network can send, and keeps them in a folder that is not part of the website. It writes no network address and nothing that you typed into its log.',
            },
            {
              term: 'In the code',
              description:
                'Few packages, each at an exact version. Tests send hostile requests, fill the disk, cut the network, and stop the server midway; an inquiry that was acknowledged has to be there afterward.',
            },
            {
              term: 'No third parties',
              description:
                'No analytics, no tag manager, no chat widget, no embedded player, no fonts from elsewhere. A page makes no request to another company. **Check it:** the network view of your browser’s tools.',
            },
          ],
        },
      ],
    },
    {
      id: 'student-data',
      heading: 'What this website keeps',
      blocks: [
        {
          type: 'paragraph',
          text: 'No student data, and no accounts. The form asks for the work address of the person who writes, and asks not to send student names or records. The site is not directed at children.',
        },
        {
          type: 'paragraph',
          text: 'The [privacy policy](/privacy-policy) lists what an inquiry holds, why we may use it, and when it is deleted. The [cookie policy](/cookie-policy) lists all that the site stores in your browser: no cookies, and nothing that identifies you.',
        },
      ],
    },
    {
      id: 'sub-processors',
      heading: 'Subprocessors',
      blocks: [
        ...terms(
          subprocessors.map(({ name, purpose, location }) => ({
            term: name,
            description: `${purpose}, ${location}`,
          })),
          [
            {
              type: 'paragraph',
              text: 'These companies may handle data of a service that we run for you:',
            },
          ],
        ),
        {
          type: 'paragraph',
          text: `${subprocessors.length === 0 ? 'For a service that we run for you, ask for its list along with the agreement. ' : ''}For this website, reading a page involves only the company that hosts it. Three kinds of company may handle an inquiry (to learn which ones, write to [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy})):`,
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Hosting',
              description:
                'Runs the machine with the website and its database, and sees what any web server sees.',
            },
            {
              term: 'Mail',
              description: 'Carries your inquiry to the team that you chose.',
            },
            {
              term: 'Customer records',
              description: 'Holds the contacts of our sales team, if one is connected.',
            },
          ],
        },
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility of this website',
      blocks: [
        {
          type: 'paragraph',
          text: 'The [accessibility statement](/accessibility) says which level we work to and what was not tested. The [conformance report](/trust/accessibility-conformance) goes through every criterion, with the check behind it. It also comes as OpenACR, for comparing vendors.',
        },
      ],
    },
    {
      id: 'report',
      heading: 'How to report a vulnerability',
      blocks: [
        {
          type: 'paragraph',
          text: `Write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}). Say which URL is affected, what you did, and what happened. Please do not look at other people’s data to prove a point, and give us time to fix it before you publish. The same address is in this site’s security.txt, where tools look for it.`,
        },
      ],
    },
  ],
  contact: {
    body: 'Ask what stands behind any of these statements, or who would fill out your security questionnaire.',
    topic: 'student-data',
  },
});
