import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'audience',
  name: 'Workforce learning',
  line: 'build',
  head: {
    title: 'Workforce training: curriculum, assessment, delivery',
    description:
      'For training companies and corporate learning: curricula written backward from the job, skills assessments, course updates with AI and experts, and delivery.',
  },
  hero: {
    title: 'Workforce learning that shows up on the job',
    subtitle:
      'For training companies and corporate learning leaders: curricula that begin with the job, and assessments an employer believes.',
    picture: { motifs: ['ladder', 'gear', 'target', 'people'] },
  },
  audience: 'Workforce learning',
  jobs: {
    title: 'Three jobs before the first shift',
    intro:
      'An employer doesn’t ask how many modules there were. The question is whether a new hire can be trusted to do the task alone.',
    items: [
      {
        id: 'curriculum',
        title: 'Turn a job into a curriculum',
        body: 'We begin with people who do the job well, and ask what they notice that a beginner would miss. That becomes a short list of skills that can be observed. Modules follow from the list, each with practice and feedback on the decision.',
        points: [
          'Task and skills map',
          'Performance tasks with rubrics',
          'Practice spaced over days and weeks',
        ],
        picture: { motifs: ['path', 'target', 'pencil'] },
        link: {
          text: 'See outcome-based content',
          href: '/build/outcome-based-learning-content-development-services',
        },
      },
      {
        id: 'evidence',
        title: 'Show what people can do',
        body: 'A completion rate counts who reached the last page. An adaptive test finds the level at which a person should begin; a performance task with a rubric shows whether the skill is there. Both are tried on a sample before they count.',
        points: [
          'A blueprint tied to the skills map',
          'Placement by adaptive test',
          'Rubrics on which graders agree',
        ],
        picture: { motifs: ['tick', 'person', 'bars'] },
        link: { text: 'See adaptive assessments', href: '/adaptive-assessments' },
      },
      {
        id: 'updates',
        title: 'Keep courses current when tools change',
        body: 'New software makes last year’s screenshots wrong; the judgment behind the task stays right. We keep the two apart. AI drafts the update from your own sources and your experts accept or reject it. Pages it doesn’t concern stay as they are.',
        points: [
          'Updates that follow the skills map',
          'Drafts from licensed sources only',
          'A record of who approved what',
        ],
        picture: { motifs: ['arrows', 'page', 'spark'] },
        link: { text: 'See AI for content', href: '/cognify/content-enhancement' },
      },
    ],
  },
  services: {
    title: 'Services for workforce learning',
    groups: [
      {
        title: 'Make the course',
        items: [
          {
            icon: 'briefcase',
            title: 'Outcome-based content',
            description: 'Programs written backward from tasks on the job.',
            href: '/build/outcome-based-learning-content-development-services',
          },
          {
            icon: 'exam',
            title: 'Adaptive assessments',
            description: 'Item banks, placement, and the evidence behind a score.',
            href: '/adaptive-assessments',
          },
          {
            icon: 'virtual-reality',
            title: 'Simulations and virtual practice',
            description: 'A safe place to make the mistakes that are costly at work.',
            href: '/build/immersive-learning-solutions',
          },
        ],
      },
      {
        title: 'Put it to work',
        items: [
          {
            icon: 'cube',
            title: site.product,
            description: 'Courses, assignments, and reports in one place, under your name.',
            href: '/deliver/hausebox',
          },
          {
            icon: 'chalkboard-teacher',
            title: 'Platform training',
            description: 'Instructors and administrators ready when the program opens.',
            href: '/services/training',
          },
        ],
      },
    ],
  },
  stories: {
    title: 'A curriculum and a classroom',
    body: 'Both are client work. For worked examples on the same subjects, see [all stories for workforce learning](/case-studies#workforce-learning).',
  },
  related: [
    '/case-studies/workforce-readiness-curriculum',
    '/case-studies/cloud-ai-virtual-classroom',
  ],
  faq: {
    title: 'Questions from training teams',
    items: [
      {
        id: 'not-training',
        question: 'What if training isn’t the answer?',
        answer: [
          'Then that’s what the report says. People who can’t do something yet need a course. People who do it twice a year need a checklist where the work is, and people who lack time or tools need their manager. The [article on workforce skills](/blogs/workforce-skills-that-last) shows how to sort a request so you don’t pay for the wrong thing.',
        ],
      },
      {
        id: 'experts',
        question: 'Our experts have no time. Can you do it without them?',
        answer: [
          'Not entirely: what they notice on the job is the course. We ask for it in short, planned sessions and come with drafts to correct. The hours are in the plan from the beginning, so you’ll know what you’re asking of them.',
        ],
      },
      {
        id: 'proof',
        question: 'How do we prove to an employer that it worked?',
        answer: [
          'Decide before the course what will count, such as a task done to a rubric or an error that becomes rarer. Then measure it before and after. [Learning analytics](/learning-analytics) can collect the events; time on a page says little about skill.',
        ],
      },
      {
        id: 'delivery',
        question: `Do we have to deliver it on ${site.product}?`,
        answer: [
          `No. Courses are packaged for the LMS you have, with xAPI where you want more than completions. [${site.product}](/deliver/hausebox) is there for training companies that want a platform under their own name and have no wish to build one.`,
        ],
      },
      {
        id: 'accessibility',
        question: 'Does workplace training have to be accessible?',
        answer: [
          'Usually, yes. US employers with 15 or more employees must make reasonable accommodations under the ADA, training included; federal agencies must meet Section 508; and customers in the public sector ask for proof. We build to WCAG 2.2 level AA, including captions and transcripts, and can write the [accessibility conformance report](/support/accessibility-testing) that an RFP asks for.',
        ],
      },
    ],
  },
  contact: {
    title: 'Pick one task at work',
    topic: 'workforce',
    body: 'One task a new hire has to do well is enough to start a conversation with the workforce team.',
  },
});
