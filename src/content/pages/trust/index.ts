import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Trust',
  line: 'support',
  saved: 'on-request',
  head: {
    title: 'Trust: security, student data, and subprocessors',
    description:
      'What this website does about security, student data, and subprocessors, which certificates it claims (none), and where each statement can be checked.',
  },
  hero: {
    title: 'Trust: security, student data, subprocessors',
    subtitle:
      'What this website does with data, and how it is protected. Each statement describes the site that you are reading, and where you can check one yourself, it says how.',
    picture: { motifs: ['shield', 'tick', 'key', 'page'] },
  },
  revised: '2026-11-23',
  sections: [
    {
      id: 'scope',
      heading: 'What this page covers',
      blocks: [
        {
          type: 'paragraph',
          text: `This page is about the public website of ${site.name} and the inquiries that it receives. The platforms that we build or run for customers have their own agreements, architecture, and evidence; ask for them in the course of your procurement.`,
        },
        {
          type: 'paragraph',
          text: 'Working through a vendor questionnaire? The [procurement pack](/tools/procurement-pack) puts our answers to the questions that you pick on one page to print.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security practice',
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
                'Pages ask browsers to use TLS only, for this domain and all below it. They cannot be framed, and they refuse camera, microphone, location, and motion sensors to every script. **Check it:** the headers Strict-Transport-Security, X-Frame-Options, and Permissions-Policy.',
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
      heading: 'Student data',
      blocks: [
        {
          type: 'paragraph',
          text: 'This website collects no student data and has no accounts. The form asks for the work address of the person who writes, and asks not to send student names or records. The site is not directed at children.',
        },
        {
          type: 'paragraph',
          text: 'How we think about student data in products is in our guide to [data governance](/blogs/data-governance-for-student-data). [Rules and dates](/regulations) lists which rules bind whom, with their official texts.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'What is kept, and for how long',
      blocks: [
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
        {
          type: 'paragraph',
          text: 'As delivered, this website sends data to no other company. Three kinds of company can be added in its configuration:',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Hosting',
              description:
                'A company that runs the machine on which the website and its database are. It sees what any web server sees.',
            },
            {
              term: 'Mail',
              description:
                'A mail server that carries an inquiry to the team you chose. Without one, no mail is sent.',
            },
            {
              term: 'Customer records',
              description:
                'A database of contacts (CRM) that receives each inquiry in a signed message. Without one, nothing is passed on.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: `A page cannot know how its server is configured, so this one does not name them. Ask [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy}) for the list before you send anything that depends on it.`,
        },
      ],
    },
    {
      id: 'certificates',
      heading: 'Certificates',
      blocks: [
        {
          type: 'note',
          text: 'None claimed by this site. We show no seal, no badge, and no report of an auditor here.',
        },
        {
          type: 'paragraph',
          text: 'If your procurement needs one for the service that you are buying, ask for it by name and for the date of the report, and we will tell you whether it exists.',
        },
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      blocks: [
        {
          type: 'paragraph',
          text: 'The [accessibility statement](/accessibility) says what we claim and what was not tested. The [conformance report](/trust/accessibility-conformance) goes through every criterion, with the check behind it, and can be had as OpenACR for your comparison of vendors.',
        },
      ],
    },
    {
      id: 'report',
      heading: 'How to report a vulnerability',
      blocks: [
        {
          type: 'paragraph',
          text: `Write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}). Say which address is concerned, what you did, and what happened. Please do not look at other people’s data to prove a point, and give us time to fix it before you publish. The same address is in this site’s security.txt, where tools look for it.`,
        },
      ],
    },
  ],
  contact: {
    body: 'Ask what stands behind any of these statements, or who would fill out your security questionnaire.',
    topic: 'student-data',
  },
});
