import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'offering',
  name: 'Support',
  line: 'support',
  head: {
    title: 'Support: EdTech operations and help desk services',
    description:
      'EdTech support services: help desk, platform operations, content engineering, accessibility testing, professional development, and knowledge bases.',
  },
  hero: {
    title: 'EdTech support, all year round',
    subtitle: 'Operations from the quiet weeks of June to the first Monday of the school year.',
    picture: { motifs: ['headset', 'gear', 'shield', 'clock'] },
  },
  intro: {
    title: 'Operations that know the school calendar',
    paragraphs: [
      'In education, a ticket’s weight depends on the day. A sign-in problem is a note in July and an emergency on the morning of an exam. Whoever answers has to know which morning it is, and what a late roster file does to a class.',
      'SUPPORT covers whatever has to keep going after launch. Hand over a whole area, or ask for an evening shift. You get a scope and a runbook that’s yours. Once a month we talk about causes, because the best ticket is the one that stops arriving.',
    ],
  },
  covers: {
    title: 'What we look after',
    groups: [
      {
        title: 'Run and maintain',
        items: [
          {
            icon: 'headset',
            title: 'Technical support',
            description:
              'A help desk for teachers and learners, with escalation that reaches an engineer.',
            href: '/support/technical',
          },
          {
            icon: 'wrench',
            title: 'Platform and application support',
            description: 'Monitoring and releases for live systems.',
            href: '/support/platform-application-support',
          },
          {
            icon: 'file-text',
            title: 'Content engineering',
            description: 'Conversion and upkeep of large libraries.',
            href: '/support/content-engineering-services',
          },
          {
            icon: 'lifebuoy',
            title: 'Ongoing support',
            description: 'One agreement for the year, with capacity that follows the calendar.',
            href: '/services/ongoing-support',
          },
          {
            icon: 'gauge',
            title: 'Optimization',
            description: 'Speed and cost, measured first and improved one change at a time.',
            href: '/services/optimization',
          },
        ],
      },
      {
        title: 'Accessibility',
        items: [
          {
            icon: 'magnifying-glass',
            title: 'Accessibility testing',
            description: 'Expert review, and people who use assistive technology.',
            href: '/support/accessibility-testing',
          },
          {
            icon: 'scales',
            title: 'Accessibility compliance',
            description:
              'From a finding to a conformance report, under ADA, Section 508, and EN 301 549.',
            href: '/accessibility-compliance-solutions',
          },
          {
            icon: 'globe-hemisphere-west',
            title: 'European Accessibility Act',
            description: 'Scope, gaps, repair, and documentation for products sold in the EU.',
            href: '/european-accessibility-act-eaa',
          },
        ],
      },
      {
        title: 'People and knowledge',
        items: [
          {
            icon: 'graduation-cap',
            title: 'Professional development',
            description: 'Courses and coaching for teachers and faculty, spread over the year.',
            href: '/support/professional-development',
          },
          {
            icon: 'users-three',
            title: 'Community',
            description: 'Forums and advisory groups, with feedback that reaches your roadmap.',
            href: '/support/community',
          },
          {
            icon: 'books',
            title: 'Knowledge base',
            description:
              'Help articles that answer the question, kept current release after release.',
            href: '/support/knowledge-base',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'Support, in figures',
    items: [
      statistic('support-tickets'),
      statistic('assets-remediated'),
      statistic('customers'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    title: 'Operations to read about',
    cards: [
      {
        id: 'hybrid-cloud-implementation',
        title: 'A hybrid cloud with fewer calls to the help desk',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['cloud', 'headset', 'stack'] },
        description: 'A hybrid cloud implementation: 43% fewer IT support tickets.',
      },
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['keyboard', 'tick', 'eye'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'data-analytics-acceleration',
        title: 'Learning data that gives the same answer twice',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/data-analytics-acceleration',
        picture: { motifs: ['bars', 'arrows', 'stack'] },
        description:
          'How agreed definitions and one pipeline let a report be traced to its source.',
      },
      {
        id: 'tech-outsourcing-for-edtech',
        title: 'Outsource the work, keep the knowledge',
        category: 'BLOG',
        href: '/blogs/tech-outsourcing-for-edtech',
        picture: { motifs: ['puzzle', 'people', 'gear'] },
        description: 'What to keep, what to hand over, and what must be in writing.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Student data needs an owner',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['shield', 'key', 'lens'] },
        description: 'A working guide to inventory, access, retention, and incidents.',
      },
    ],
  },
  faq: {
    title: 'Questions about support',
    items: [
      {
        id: 'takeover',
        question: 'How do you take over support for something you didn’t build?',
        answer: [
          'In steps. We read the code and the tickets, and sit beside your people while they work. Then we answer under their supervision. Responsibility passes on an agreed date, service by service, against a checklist that both sides sign.',
        ],
      },
      {
        id: 'peaks',
        question: 'How do you handle the start of the school year?',
        answer: [
          'We plan it in spring. Expected load and ticket types come from earlier years; staffing and load tests follow. In the opening weeks there’s a daily review of what came in and why, and changes to teachers’ screens wait.',
        ],
      },
      {
        id: 'levels',
        question: 'Which service levels do you offer?',
        answer: [
          'We set them with you by effect: what stops a class, what slows it, what can wait. Each level has a response time and a restoration time, which may differ by season. The report shows the targets missed as well as those met.',
        ],
      },
      {
        id: 'cloud-skills',
        question: 'Can you run our cloud as well as our application?',
        answer: [
          'Yes. We’re certified on three major cloud providers and manage environments through code, with backups that we test by restoring them. Moves are made as staged migrations to minimize downtime. [AI and cloud services](/cognify/ai-and-cloud-service) has the details.',
        ],
      },
      {
        id: 'data-access',
        question: 'What do support staff see of student records?',
        answer: [
          'As little as the ticket needs. Access is by role and ends with the task. Sessions are logged, and screenshots with names aren’t kept in tickets. Production data isn’t copied to test systems. We work in compliance with FERPA, COPPA, and GDPR and under your agreements.',
        ],
      },
      {
        id: 'leaving',
        question: 'What if we want to bring support back in-house?',
        answer: [
          'The runbooks and the ticket history are already yours. We plan the return like the takeover, with shadowing in the other direction and a date for each service.',
        ],
      },
    ],
  },
  contact: {
    title: 'Hand over the work that repeats',
    topic: 'support',
    body: 'Support doesn’t have to change hands all at once. Ask us about the part that worries you most.',
  },
});
