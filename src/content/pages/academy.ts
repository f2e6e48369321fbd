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
    subtitle: 'Our training arm, for everyone who makes digital learning, from authors to testers.',
    picture: { motifs: ['cap', 'pencil', 'ladder', 'tick'] },
  },
  sections: [
    {
      id: 'for-whom',
      heading: 'Who it’s for',
      blocks: [
        {
          type: 'paragraph',
          text: 'You could hire us for any skill on this page. The Academy is for teams that would rather have it in-house: a publisher’s production editors, a university’s instructional designers, a district’s instructional technology staff.',
        },
        {
          type: 'note',
          text: 'Looking for training on a platform, for teachers or administrators? That’s our [training service](/services/training). For coaching in teaching practice, see [professional development](/support/professional-development).',
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
                'For editors and authors. Headings, tables, image descriptions, and MathML. You leave with a checklist for your own template and a chapter that passes it.',
            },
            {
              term: 'Accessible design and code',
              description:
                'For designers and developers. WCAG 2.2 by criterion, and testing with keyboard and screen reader. You leave with one of your own components repaired.',
            },
            {
              term: 'Accessibility testing and reporting',
              description:
                'For testers and product managers. Writing an issue a developer can act on, and filling in a conformance report (ACR) on the VPAT template without wishful thinking.',
            },
            {
              term: 'Item writing and QTI',
              description:
                'For assessment teams. Stems and distractors, bias review, and what survives an export to QTI.',
            },
            {
              term: 'LTI 1.3 and single sign-on',
              description:
                'For engineers. The OpenID Connect launch and the errors that cost the most hours in a district rollout.',
            },
            {
              term: 'Learning data',
              description:
                'For analysts and product managers. Which events to record in xAPI or Caliper, and how to tell a signal from a coincidence.',
            },
            {
              term: 'Responsible AI in production',
              description:
                'For editorial and product leads. Purpose, test sets, human review. You leave with a risk sheet for an AI feature you actually use.',
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
            '**We look first.** You send us samples of your material, and we pick out the few things your team most needs to learn.',
            '**The group agrees on a goal.** It’s something you can check afterward, such as a template or a component.',
            '**We teach in short blocks,** on site or online, with more practice than slides. Exercises use your own pages or code.',
            '**You do the work between blocks.** We review it and return it with comments.',
            '**We close by checking the goal** together, and leave you the slides and the exercises with solutions.',
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
          text: 'Slides and handouts are accessible and sent beforehand. Online sessions are captioned. Tell us what else a participant needs, and we’ll plan for it, from interpreting to exercises without a mouse.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we don’t offer',
      blocks: [
        {
          type: 'paragraph',
          text: 'The Academy doesn’t certify people, and a course doesn’t make a product conform to any standard. It makes a team able to do the work. If you need a recognized credential, we can prepare people for the exam of the body that awards it.',
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
    body: 'Which task would your team most like to stop outsourcing? We’ll shape a course around it.',
  },
});
