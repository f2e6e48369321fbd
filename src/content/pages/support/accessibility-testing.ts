import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Accessibility testing',
  line: 'support',
  head: {
    title: 'Accessibility testing with people and assistive tech',
    description:
      'Manual and automated tests of learning products against WCAG 2.2 AA, Section 508 and EN 301 549: issues your engineers can fix, re-tests, and a VPAT report.',
  },
  hero: {
    title: 'Know how your product works with a screen reader on',
    subtitle:
      'Accessibility testing with assistive technology and the people who use it, reported for the engineers who will make the repairs.',
    overlay: 'medium',
    picture: { motifs: ['eye', 'key', 'lens', 'tick'] },
  },
  intro: {
    title: 'A test report that engineers can use',
    paragraphs: [
      'Many audits end as a long spreadsheet. The same broken dialog appears ninety times, nobody knows which finding blocks a student, and the re-test begins from nothing.',
      'Our reports are built for repair. Issues are grouped by component, each with its steps, its WCAG criterion, the person it stops, the code concerned and a suggested fix. **We sit in your triage meeting, and re-test what you have fixed.**',
    ],
  },
  offerings: {
    items: [
      {
        id: 'conformance-evaluation',
        title: 'Conformance evaluation',
        description:
          'A sample of pages, states and complete tasks is chosen by the W3C’s WCAG-EM method, then evaluated by hand against each criterion at levels A and AA.',
        points: [
          'Sample and scope agreed in writing',
          'Result for each criterion',
          'Findings by component',
        ],
        picture: { motifs: ['lens', 'page', 'tick'] },
      },
      {
        id: 'assistive-technology-testing',
        title: 'Assistive technology testing',
        description:
          'NVDA and JAWS on Windows, VoiceOver on macOS and iOS, TalkBack on Android, magnification, voice control, switch access and keyboard alone, on the versions your users have.',
        points: ['Test matrix', 'Recordings of failures', 'Behaviour notes for custom widgets'],
        picture: { motifs: ['speech', 'screen', 'key'] },
      },
      {
        id: 'testing-with-users',
        title: 'Sessions with disabled users',
        description:
          'Participants with different disabilities attempt real tasks: join a class, finish an assignment, read feedback. You watch where conformance and usability part ways.',
        picture: { motifs: ['people', 'path', 'speech'] },
      },
      {
        id: 'assessment-and-interactive-content',
        title: 'Assessments and interactive content',
        description:
          'Drag and drop, graphing, equation entry, simulations and timed tests are checked for operability, equivalence and fair timing, so that access does not change what is measured.',
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
          'Automated rules run on each merge, a keyboard script runs on each release, and a specialist spot-checks what tools cannot judge. Regressions are caught while the change is fresh.',
        picture: { motifs: ['gear', 'arrows', 'bell'] },
        link: { text: 'See AI for accessibility', href: '/cognify/ai-accessibility' },
      },
    ],
  },
  statistics: {
    items: [
      { number: '200+', description: 'accessibility engineers' },
      { number: '40%', description: 'automation on WCAG 2.1' },
      { number: '98%', description: 'compliance' },
      { number: '15,000+', description: 'assets remediated' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'accessible-assessment-remediation',
        title: 'Item types, tested and repaired one by one',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['puzzle', 'tick', 'eye'] },
        description: 'A K-12 assessment provider makes items keyboard and screen-reader operable.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: '50 accessible simulations in several languages',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['globe', 'cube', 'eye'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility by design',
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
          'Test at 2.2 AA and report by both. Version 2.2 adds criteria such as focus not obscured, target size and accessible authentication. The ADA Title II rule names 2.1 AA, EN 301 549 V3.2.1 is based on 2.1, and Section 508 refers to 2.0. Meeting 2.2 covers all of these but 4.1.1 Parsing, which 2.2 drops and which the W3C counts as met by any HTML.',
        ],
      },
      {
        id: 'how-many-pages',
        question: 'How many pages do you test?',
        answer: [
          'Enough to include each template, component and complete task. In a learning product that is often a few dozen views with their states, rather than thousands of lessons built from the same parts. The sampling is explained in the report.',
        ],
      },
      {
        id: 'vpat',
        question: 'Do you write a VPAT?',
        answer: [
          'Yes. VPAT is the template; the completed document is an Accessibility Conformance Report. We fill in the edition your buyers need, with honest remarks where support is partial. See [compliance solutions](/accessibility-compliance-solutions) for governance around it.',
        ],
      },
      {
        id: 'severity',
        question: 'How do you rank findings?',
        answer: [
          'By effect on a person and a task, then by frequency. A blocker stops someone from finishing; a serious issue costs real effort. The WCAG level is recorded but does not decide the order, since an A-level failure may be minor in its place.',
        ],
      },
      {
        id: 're-test',
        question: 'Is re-testing included?',
        answer: [
          'The plan includes a re-test of each repaired issue and of its neighbours, within an agreed period. You receive an updated result for every criterion, which can go into the conformance report.',
        ],
      },
    ],
  },
  contact: {
    body: 'Choose one complete task, such as taking a test, and ask to hear it through a screen reader. It is the quickest way to see what a test of the whole would find.',
  },
});
