import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Learning efficacy',
  line: 'solve',
  head: {
    title: 'K-12 content, standards alignment, and assessment',
    description:
      'Content design, standards alignment, digital assessments, and inclusion reviews for K-12 publishers, with evidence an editor or state reviewer can check.',
  },
  hero: {
    title: 'Learning content services to boost efficacy',
    subtitle: 'Tie every activity to what it should teach, and show the evidence that it did.',
    // Target and chart both carry meaning: neither hidden nor louder than the words.
    overlay: 'medium',
    picture: { motifs: ['target', 'bars', 'book'] },
  },
  intro: {
    title: 'From objective to evidence',
    paragraphs: [
      'A lesson works when its objective, its activity, and its assessment agree. In a large catalog they drift apart, because standards are revised and items get reused out of context.',
      'We go through your program grade by grade and repair the chain where it breaks. With the tags and reports we leave, your editors or a state reviewer can check any claim.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'content-design',
        title: 'Learning and content design',
        description:
          'We begin with what a learner should be able to do and work back from there. The lesson and the teacher guide are written together with the media, so the video and the quiz don’t teach different things.',
        points: [
          'Course maps and objectives by unit',
          'Storyboards, scripts, and teacher notes',
          'Templates your authors can reuse',
        ],
        picture: { motifs: ['pencil', 'book', 'path'] },
        link: {
          text: 'See outcome-based content',
          href: '/build/outcome-based-learning-content-development-services',
        },
      },
      {
        id: 'standards-alignment',
        title: 'Standards alignment',
        description:
          'Specialists map lessons and items to state standards and record how far each one matches, and why ([sample row](/samples#sample-alignment)). Where a state publishes its framework in 1EdTech’s CASE format, tags carry the official identifiers.',
        points: [
          'Alignment matrix with a rationale for each match',
          'Gap report: missing, partial, and duplicate coverage',
          'Second reader before handoff',
        ],
        picture: { motifs: ['ladder', 'tick', 'page'] },
        link: {
          text: 'Read a worked example of standards alignment',
          href: '/case-studies/standards-alignment-programme',
        },
      },
      {
        id: 'digital-assessments',
        title: 'Digital assessments',
        description:
          'We write items to a blueprint of standard and intended difficulty. They arrive as QTI packages with scoring rules and answer rationales, ready for your item bank.',
        points: [
          'Blueprints and item specifications',
          'Technology-enhanced items with keyboard alternatives',
          'Fairness and sensitivity review',
        ],
        picture: { motifs: ['tick', 'bars', 'pencil'] },
        link: { text: 'See adaptive assessments', href: '/adaptive-assessments' },
      },
      {
        id: 'inclusion-consulting',
        title: 'Diversity, equity, and inclusion consulting',
        description:
          'Children notice who’s missing. We review texts and images for representation and stereotype, and check the support for multilingual learners. We give a reason for each change, and you decide.',
        points: [
          'Review rubric agreed with your editors',
          'Annotated findings by unit',
          'Guidelines for authors and illustrators',
        ],
        picture: { motifs: ['people', 'globe', 'speech'] },
        link: { text: 'Talk to us about an inclusion review', href: '/contact-us' },
      },
      {
        id: 'efficacy-evidence',
        title: 'Efficacy evidence',
        description:
          'We define what progress means for a program, then instrument it with xAPI statements or Caliper events. Item statistics show which questions mislead, and editors get a short list to revise.',
        points: [
          'Logic model and measurement plan',
          'Event design and data dictionary',
          'Item analysis with a revision list',
        ],
        picture: { motifs: ['chart', 'lens', 'target'] },
        link: { text: 'See learning analytics', href: '/learning-analytics' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('years-of-experience'),
      statistic('resources'),
      statistic('students'),
      statistic('countries'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'standards-alignment-programme',
        title: 'Standards alignment that a curriculum director can check',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/standards-alignment-programme',
        picture: { motifs: ['stack', 'ladder', 'tick'] },
        description:
          'How to map a library to state standards, with the evidence beside each match.',
      },
      {
        id: 'biology-virtual-labs',
        title: 'Virtual biology labs that every student can run',
        category: 'CASE STUDY',
        href: '/case-studies/biology-virtual-labs',
        picture: { motifs: ['flask', 'screen', 'eye'] },
        description: 'Virtual lab work with WCAG compliant assets and 30% cost savings.',
      },
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['keyboard', 'tick', 'pencil'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['compass', 'chart', 'cap'] },
        description: 'What is changing in how learning is made, bought, and measured.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'frameworks',
        question: 'Which standards do you align to?',
        answer: [
          'The Common Core State Standards, the Next Generation Science Standards, individual states’ own standards, and national curricula outside the United States. We work from the published text of each framework and record its version beside every tag.',
        ],
      },
      {
        id: 'consistency',
        question: 'How do you keep reviewers consistent?',
        answer: [
          'Reviewers first tag the same sample alone and compare. Where they differ, the decision goes into a protocol with examples. We don’t tag the rest until they agree, and a second reader samples each batch.',
        ],
      },
      {
        id: 'revised-standards',
        question: 'What happens when a state revises its standards?',
        answer: [
          'We make a crosswalk from old codes to new. Only the content behind real changes is read again; the rest is retagged from the crosswalk and spot-checked.',
        ],
      },
      {
        id: 'qti-versions',
        question: 'Will QTI items run in our delivery engine?',
        answer: [
          'The standard alone won’t settle it. Engines differ in the QTI versions (2.1, 2.2, or 3.0) and the interactions they support. We agree on the version and a list of permitted interactions first, then try one item of each type in your engine before volume production.',
        ],
      },
      {
        id: 'essa-evidence',
        question: 'Can you help with evidence under ESSA?',
        answer: [
          'Yes. A research-based logic model with a study underway supports Tier 4, “demonstrates a rationale.” The higher tiers need correlational, quasi-experimental, or experimental studies. We prepare the model and the data; an independent evaluator should run the study.',
        ],
      },
    ],
  },
  contact: {
    topic: 'k-12-content',
    body: 'A subject specialist can read one of your units the way a state reviewer would, and tell you what they’d ask.',
  },
});
