import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: site.academy,
  line: 'deliver',
  head: {
    title: `${site.academy}: training for learning teams`,
    description:
      'Courses for the people who make and run digital learning: accessibility, item writing, standards, responsible AI and analytics, on your own material.',
  },
  hero: {
    title: site.academy,
    subtitle:
      'Our training arm, for the people who make digital learning: authors, designers, developers, testers and those who lead them.',
    picture: { motifs: ['cap', 'pencil', 'ladder', 'tick'] },
  },
  sections: [
    {
      id: 'for-whom',
      heading: 'For whom it is',
      blocks: [
        {
          type: 'paragraph',
          text: 'The Academy teaches your staff to do what we would otherwise do for you. It is for teams that want the skill to stay in the house: a publisher’s production editors, a university’s learning designers, the developers of an EdTech company, a district’s instructional technology staff.',
        },
        {
          type: 'note',
          text: 'Looking for training in using a platform, for teachers or administrators? That is our [training service](/services/training). For coaching in teaching practice, see [professional development](/support/professional-development).',
        },
      ],
    },
    {
      id: 'courses',
      heading: 'What we teach',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Accessible authoring',
              description:
                'For editors and authors. Headings, tables, link texts, image descriptions, MathML, captions. You leave with a checklist for your own template and a chapter that passes it.',
            },
            {
              term: 'Accessible design and code',
              description:
                'For designers and developers. WCAG 2.2 by criterion, native elements first, ARIA where it is needed, testing with keyboard and screen reader. You leave with one component of yours repaired.',
            },
            {
              term: 'Accessibility testing and reporting',
              description:
                'For testers and product owners. Sampling, writing an issue that a developer can act on, and filling in a conformance report (ACR) on the VPAT template without wishful thinking.',
            },
            {
              term: 'Item writing and QTI',
              description:
                'For assessment teams. Stems, distractors, bias review, accessible item types, and what survives an export to QTI.',
            },
            {
              term: 'LTI 1.3 and single sign-on',
              description:
                'For engineers. The OpenID Connect launch, deep linking, names and roles, grade return, and the errors that cost the most hours in a district roll-out.',
            },
            {
              term: 'Learning data',
              description:
                'For analysts and product managers. Which events to record in xAPI or Caliper, which not to, and how to tell a signal from a coincidence.',
            },
            {
              term: 'Responsible AI in production',
              description:
                'For editorial and product leads. Purpose, data, test sets, review by people, records. You leave with a risk sheet for one real use of yours.',
            },
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'How a course runs',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            '**We look first.** You send us samples of your material, and we find the few things that your team most needs to learn from them.',
            '**The group agrees on a goal.** It is something that you can check afterwards: a template, a component, a report.',
            '**We teach in short blocks,** at your place or online, with more practice than slides. Exercises use your own pages, items or code.',
            '**You do the work between blocks.** We review it and return it with remarks.',
            '**We close by checking the goal** together, and leave you the slides, the exercises with solutions and a list of what to do next.',
          ],
        },
      ],
    },
    {
      id: 'access',
      heading: 'Courses that everyone can attend',
      blocks: [
        {
          type: 'paragraph',
          text: 'Slides and handouts are accessible and sent beforehand. Online sessions are captioned. Tell us what else a participant needs, and we plan for it: interpretation, breaks, larger print, exercises without a mouse.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we do not offer',
      blocks: [
        {
          type: 'paragraph',
          text: 'The Academy does not certify people, and a course does not make a product conform to any standard. It makes a team able to do the work. Where you need a recognised credential, we can teach towards the examination of the body that awards it.',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Read before you book',
      items: [
        {
          icon: 'person-arms-spread',
          title: 'Accessibility by design',
          description: 'Where in the work WCAG results are settled.',
          href: '/blogs/accessibility-by-design',
        },
        {
          icon: 'brain',
          title: 'Responsible AI in EdTech',
          description: 'The steps that the AI course practises.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'key',
          title: 'Single sign-on and LTI roll-out',
          description: 'A case study on joining district systems.',
          href: '/case-studies/single-sign-on-and-lti-rollout',
        },
      ],
    },
  ],
  contact: {
    body: 'Tell us who is to learn, what they make and what should be different afterwards. We will propose a course of the right length, or say that you do not need one.',
  },
});
