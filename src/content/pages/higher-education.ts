import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'audience',
  name: 'Higher education',
  line: 'cognify',
  head: {
    title: 'Higher education: course design, analytics, cloud',
    description:
      'For universities and colleges: course development with your faculty, virtual labs, early alerts, accessible course content, and campus platforms in the cloud.',
  },
  hero: {
    title: 'Higher education, from gateway course to exam week',
    subtitle: 'Courses that students finish, and platforms that hold up when everyone signs in.',
    picture: { motifs: ['cap', 'flask', 'chart', 'people'] },
  },
  audience: 'Higher education',
  jobs: {
    title: 'Three jobs between two semesters',
    intro:
      'A campus makes its changes between semesters. We plan these jobs around that calendar, with the faculty and staff who’ll live with the result.',
    items: [
      {
        id: 'gateway-courses',
        title: 'Redesign the courses where students drop out',
        body: 'A few gateway courses decide who stays. We take them apart with your faculty, outcome by outcome, so students get smaller steps and feedback in the first weeks. A second subject expert reviews every unit.',
        points: [
          'Outcomes that can be assessed',
          'One unit as a prototype before the rest',
          'A package for your LMS, with a facilitator guide',
        ],
        picture: { motifs: ['book', 'ladder', 'people'] },
        link: {
          text: 'See outcome-based content',
          href: '/build/outcome-based-learning-content-development-services',
        },
      },
      {
        id: 'early-alerts',
        title: 'Reach a student while it still matters',
        body: 'An early alert is worth only as much as the conversation that follows. So we begin with the advisor who’ll make the call and what they need at hand, and build the signals and fairness checks around that.',
        points: [
          'Signals that an advisor can explain',
          'Errors compared between groups of students',
          'A record of each contact and its result',
        ],
        picture: { motifs: ['person', 'bell', 'speech'] },
        link: { text: 'See learning analytics', href: '/learning-analytics' },
      },
      {
        id: 'campus-platforms',
        title: 'Move campus systems and keep teaching',
        body: 'Nothing may change during registration or exam week. In between, we move one workload at a time, behind a single sign-on, and keep a way back until you’ve accepted the result.',
        points: [
          'A migration plan drawn on the academic calendar',
          'Sensitive systems kept where they must stay',
          'Cost and availability before and after',
        ],
        picture: { motifs: ['cloud', 'plug', 'calendar'] },
        link: { text: 'See AI and cloud services', href: '/cognify/ai-and-cloud-service' },
      },
    ],
  },
  services: {
    title: 'Services for universities and colleges',
    groups: [
      {
        title: 'Teaching and learning',
        items: [
          {
            icon: 'book-open-text',
            title: 'Outcome-based content',
            description: 'Courses and programs written backward from what graduates can do.',
            href: '/build/outcome-based-learning-content-development-services',
          },
          {
            icon: 'virtual-reality',
            title: 'Virtual labs and simulations',
            description: 'Experiments that a student can repeat from anywhere.',
            href: '/build/immersive-learning-solutions',
          },
          {
            icon: 'chart-line-up',
            title: 'Learning analytics',
            description: 'xAPI and Caliper events in a store that belongs to you.',
            href: '/learning-analytics',
          },
        ],
      },
      {
        title: 'Campus and compliance',
        items: [
          {
            icon: 'cloud-arrow-up',
            title: 'AI and cloud services',
            description: 'Strategy and operations for learning platforms.',
            href: '/cognify/ai-and-cloud-service',
          },
          {
            icon: 'scales',
            title: 'Accessibility compliance',
            description: 'Policy and evidence for course sites and documents.',
            href: '/accessibility-compliance-solutions',
          },
        ],
      },
    ],
  },
  stories: {
    title: 'Two higher education projects',
    body: 'One is about courses, the other about systems. For more, including worked examples, see [all stories for higher education](/case-studies#higher-education).',
  },
  related: ['/case-studies/at-risk-learner-courses', '/case-studies/hybrid-cloud-implementation'],
  faq: {
    title: 'Questions from campus',
    items: [
      {
        id: 'faculty-time',
        question: 'How much faculty time does a course take?',
        answer: [
          'The plan states the hours up front. Faculty decide what’s taught and what counts as good work; the writing and building are ours. We finish the first unit before the rest, while a change of mind is cheap.',
        ],
      },
      {
        id: 'hecvat',
        question: 'Can our security office have a HECVAT?',
        answer: [
          'Yes: engineers answer it for whatever we’d build or run for you, together with the accessibility conformance report that procurement will ask for next. If a third party is involved, the answers say so. [Deployment](/services/deployment) lists what universities ask for before they go live, and the [procurement pack](/tools/procurement-pack) has answers to print.',
        ],
      },
      {
        id: 'predictions',
        question: 'Will an algorithm decide which students need help?',
        answer: [
          'No. It can flag a student; a person decides. The advisor sees why the student is on the list and can dismiss the flag; the student can ask for a review. [Learning analytics](/learning-analytics) explains how we keep predictions fair, and [an early alert system](/case-studies/analytics-intervention-system) shows it as a worked example.',
        ],
      },
      {
        id: 'title-ii-campus',
        question: 'Does ADA Title II apply to our course content?',
        answer: [
          'At public institutions, yes: web content and mobile apps have to meet WCAG 2.1 level AA, with [five exceptions that the rule names](/regulations#ada-title-ii): by April 26, 2027, for a population of 50,000 or more, and by April 26, 2028, for a smaller one. Ask your counsel whose population counts. Private institutions answer to Section 504 and ADA Title III; an institution with funds from the Department of Health and Human Services (HHS) also has to meet WCAG 2.1 level AA under the HHS rule of Section 504. Your counsel interprets them; we find the barriers, repair them, and keep the [evidence of compliance](/accessibility-compliance-solutions).',
        ],
      },
      {
        id: 'our-lms',
        question: 'We have an LMS and will keep it. Is that a problem?',
        answer: [
          'No. Courses are packaged for it, and tools open from it through LTI and return grades to its gradebook. Where your LMS interprets a standard in its own way, [platform integration](/services/platform-integration) tests against it in a sandbox first.',
        ],
      },
    ],
  },
  contact: {
    title: 'What would you fix this semester?',
    topic: 'higher-education',
    body: 'Name the course or system that gives you the most trouble. One line will do.',
  },
});
