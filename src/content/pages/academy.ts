import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: site.academy,
  line: 'deliver',
  head: {
    title: `${site.academy}: accessibility, QTI, and AI training`,
    description:
      'Courses for people who make and run digital learning: accessibility, item writing, LTI and QTI, responsible AI, and learning data, taught on your material.',
  },
  hero: {
    title: site.academy,
    subtitle:
      'Our training arm, for everyone who makes digital learning: authors, designers, developers, testers, and team leads.',
    picture: { motifs: ['cap', 'pencil', 'ladder', 'tick'] },
  },
  sections: [
    {
      id: 'for-whom',
      heading: 'Who it is for',
      blocks: [
        {
          type: 'paragraph',
          text: 'Every skill on this page is one that you could hire us for. The Academy is for teams that would rather have the skill in-house: a publisher’s production editors, a university’s instructional designers, an EdTech company’s developers, a district’s instructional technology staff.',
        },
        {
          type: 'note',
          text: 'Looking for training on a platform, for teachers or administrators? That is our [training service](/services/training). For coaching in teaching practice, see [professional development](/support/professional-development).',
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
                'For editors and authors. Headings, tables, link text, image descriptions, MathML, and captions. You leave with a checklist for your own template and a chapter that passes it.',
            },
            {
              term: 'Accessible design and code',
              description:
                'For designers and developers. WCAG 2.2 by criterion, native elements first, ARIA where it is needed, testing with keyboard and screen reader. You leave with one of your own components repaired.',
            },
            {
              term: 'Accessibility testing and reporting',
              description:
                'For testers and product managers. Sampling, writing an issue that a developer can act on, and filling in a conformance report (ACR) on the VPAT template without wishful thinking.',
            },
            {
              term: 'Item writing and QTI',
              description:
                'For assessment teams. Stems, distractors, bias review, accessible item types, and what survives an export to QTI.',
            },
            {
              term: 'LTI 1.3 and single sign-on',
              description:
                'For engineers. The OpenID Connect launch, deep linking, names and roles, grade passback, and the errors that cost the most hours in a district rollout.',
            },
            {
              term: 'Learning data',
              description:
                'For analysts and product managers. Which events to record in xAPI or Caliper, which to leave out, and how to tell a signal from a coincidence.',
            },
            {
              term: 'Responsible AI in production',
              description:
                'For editorial and product leads. Purpose, data, test sets, human review, and records. You leave with a risk sheet for one AI feature that you actually use.',
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
            '**We look first.** You send us samples of your material, and we pick out the few things that your team most needs to learn.',
            '**The group agrees on a goal.** It is something that you can check afterward: a template, a component, a report.',
            '**We teach in short blocks,** on site or online, with more practice than slides. Exercises use your own pages, items, or code.',
            '**You do the work between blocks.** We review it and return it with comments.',
            '**We close by checking the goal** together, and leave you the slides, the exercises with solutions, and a list of what to do next.',
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
          text: 'Slides and handouts are accessible and sent beforehand. Online sessions are captioned. Tell us what else a participant needs, and we plan for it: interpreting, breaks, larger print, exercises without a mouse.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we do not offer',
      blocks: [
        {
          type: 'paragraph',
          text: 'The Academy does not certify people, and a course does not make a product conform to any standard. It makes a team able to do the work. If you need a recognized credential, we can prepare people for the exam of the body that awards it.',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Read before you sign up',
      items: [
        {
          icon: 'person-arms-spread',
          title: 'Accessibility by design',
          description: 'Where WCAG failures begin, role by role.',
          href: '/blogs/accessibility-by-design',
        },
        {
          icon: 'brain',
          title: 'Responsible AI in EdTech',
          description: 'The steps that the AI course puts into practice.',
          href: '/blogs/responsible-ai-in-edtech',
        },
        {
          icon: 'key',
          title: 'Single sign-on and LTI rollout',
          description: 'A worked example: connecting to the systems of school districts.',
          href: '/case-studies/single-sign-on-and-lti-rollout',
        },
      ],
    },
  ],
  contact: {
    topic: 'session',
    body: 'Which task would your team most like to stop outsourcing? We can shape a course around it.',
  },
});
