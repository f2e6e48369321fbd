import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Accessibility testing',
  line: 'support',
  head: {
    title: 'Accessibility testing and VPATs for EdTech',
    description:
      'Manual and automated accessibility testing against WCAG 2.2 AA, Section 508, and EN 301 549: issues your engineers can fix, retests, and a completed VPAT.',
  },
  hero: {
    title: 'Accessibility testing with the screen reader on',
    subtitle:
      'Testing with assistive technology and the people who use it, reported for the engineers who’ll fix what it finds.',
    overlay: 'medium',
    picture: { motifs: ['sound', 'eye', 'keyboard', 'tick'] },
  },
  intro: {
    title: 'A test report that engineers can use',
    paragraphs: [
      'One broken dialog can fill ninety rows of an audit spreadsheet. In our reports it’s one issue, on one component. You get the steps to reproduce it, the WCAG criterion, and a suggested fix. Here’s a [sample finding](/samples#sample-finding).',
      'Our own [conformance report](/trust/accessibility-conformance) names its evidence, criterion by criterion. Testers also stay for the repair. They answer questions in your tracker and retest what you’ve fixed.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'conformance-evaluation',
        title: 'Conformance evaluation',
        description:
          'We choose a sample of pages, states, and complete tasks by the W3C’s WCAG-EM method, then evaluate it by hand against the criteria at levels A and AA.',
        points: ['Agreed sample and scope', 'Result for each criterion', 'Findings by component'],
        picture: { motifs: ['lens', 'page', 'tick'] },
      },
      {
        id: 'assistive-technology-testing',
        title: 'Assistive technology testing',
        description:
          'NVDA and JAWS on Windows, VoiceOver on macOS and iOS, TalkBack on Android, then magnification, voice control, and switch access. We test on the versions your users have.',
        points: ['Test matrix', 'Recordings of failures', 'Behavior notes for custom widgets'],
        picture: { motifs: ['keyboard', 'sound', 'screen'] },
      },
      {
        id: 'testing-with-users',
        title: 'Sessions with disabled users',
        description:
          'Participants with different disabilities attempt real tasks, such as joining a class or finishing an assignment. You watch where conformance and usability part ways.',
        picture: { motifs: ['people', 'path', 'speech'] },
      },
      {
        id: 'assessment-and-interactive-content',
        title: 'Assessments and interactive content',
        description:
          'Drag and drop, graphing, and timed tests are checked for operability and fair timing, so access doesn’t change what’s measured.',
        points: [
          'Item-type gallery with results',
          'Alternatives to dragging',
          'Timing and pause rules',
        ],
        picture: { motifs: ['flask', 'pencil', 'clock'] },
      },
      {
        id: 'continuous-testing',
        title: 'Continuous testing',
        description:
          'Automated rules run on each merge and a keyboard script on each release. A specialist spot-checks what tools can’t judge. Regressions are caught while the change is fresh.',
        picture: { motifs: ['gear', 'arrows', 'bell'] },
        link: { text: 'See AI for accessibility', href: '/cognify/ai-accessibility' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('accessibility-engineers'),
      statistic('years-of-experience'),
      statistic('assets-remediated'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['puzzle', 'tick', 'eye'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['globe', 'cube', 'eye'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['compass', 'pencil', 'eye'] },
        description: 'Preventing the findings that audits report again and again.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'which-version',
        question: 'Should we test against WCAG 2.1 or 2.2?',
        answer: [
          'Test to 2.2 AA and report against both. Version 2.2 adds criteria such as focus not obscured and target size. The ADA Title II rule names 2.1 AA, EN 301 549 V3.2.1 is based on 2.1, and Section 508 refers to 2.0. Meeting 2.2 covers the WCAG criteria in all three except 4.1.1 Parsing, which 2.2 drops and which the W3C counts as met by any HTML. EN 301 549 and Section 508 also have requirements beyond WCAG.',
        ],
      },
      {
        id: 'how-many-pages',
        question: 'How many pages do you test?',
        answer: [
          'Enough to include every template, component, and complete task. In a learning product that’s often a few dozen views with their states, out of thousands of lessons built from the same parts. The report explains the sampling.',
        ],
      },
      {
        id: 'audit-cost',
        question: 'How much does an accessibility audit cost?',
        answer: [
          'It depends on how much there is to try, and on the assistive technologies to try it with. We count templates, components, and complete tasks. Documents and the retest are separate lines in the quote.',
          'Send us a way in and the tasks that matter most to your users. We’ll answer with the list of what would be tested, which is what the price is for; the [scoping sheet](/samples#sample-scoping) says what to count. [How pricing works](/about-us#pricing) covers our other services.',
        ],
      },
      {
        id: 'vpat',
        question: 'Do you write a VPAT?',
        answer: [
          'Yes. VPAT is the template; the completed document is an Accessibility Conformance Report. We fill out the edition your buyers need, with specific remarks where support is partial ([sample page](/samples#sample-conformance)). For the policy around it, see [compliance solutions](/accessibility-compliance-solutions).',
        ],
      },
      {
        id: 'severity',
        question: 'How do you rank findings?',
        answer: [
          'By effect on a person and a task, then by frequency. A blocker stops someone from finishing; a serious issue costs real effort. We record the WCAG level, but it doesn’t decide the order, since a level A failure may be minor where it occurs.',
        ],
      },
      {
        id: 're-test',
        question: 'Is retesting included?',
        answer: [
          'Yes. Within an agreed period we retest every repaired issue and its neighbors. You’ll have an updated result for each criterion, ready for the conformance report.',
        ],
      },
    ],
  },
  contact: {
    topic: 'accessibility',
    body: 'One complete task, such as a test from sign-in to feedback, shows the scope better than a page count does. Name one, and we can quote.',
  },
});
