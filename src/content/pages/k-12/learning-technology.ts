import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Learning technology',
  line: 'solve',
  head: {
    title: 'K-12 learning platforms: build, integrate, sustain',
    description:
      'Platform development and sustaining engineering for K-12: single sign-on, rostering, LTI 1.3, analytics, and cloud, with student data handled with care.',
  },
  hero: {
    title: 'Intuitive learning technology',
    subtitle: 'Platforms that connect to district systems and stay healthy year after year.',
    // The default: picture and words share the work evenly.
    overlay: 'medium',
    picture: { motifs: ['stack', 'plug', 'gear'] },
  },
  intro: {
    title: 'One platform, many districts',
    paragraphs: [
      'Every district brings its own identity provider and LMS, its own rostering service and data privacy agreement, and it expects your product to fit on the first day.',
      'We build platforms for that world and look after ones that others built, from one backlog shared with your product manager. **The code and the pipelines belong to you throughout**, so the next team can begin where ours ends.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'platform-development',
        title: 'Platform development',
        description:
          'We design and build courseware and teacher tools as services you can release one at a time. A sprint ends with software you can try and a record of the decisions behind it.',
        points: [
          'Architecture decision records',
          'Automated tests and deployment pipelines',
          'Multi-tenant setup for districts',
        ],
        picture: { motifs: ['cube', 'stack', 'gear'] },
        link: {
          text: 'See custom platform development',
          href: '/build/custom-platform-development',
        },
      },
      {
        id: 'sustaining-engineering',
        title: 'Sustaining engineering',
        description:
          'We take over a live platform after a structured handoff. We build it from source and shadow releases; then we run them. After that, fixes and upgrades follow an agreed service level.',
        points: [
          'Risk register and upgrade calendar',
          'Dependency and security patching',
          'Regular report on incidents and causes',
        ],
        picture: { motifs: ['headset', 'gear', 'clock'] },
        link: {
          text: 'See platform and application support',
          href: '/support/platform-application-support',
        },
      },
      {
        id: 'single-sign-on',
        title: 'Single sign-on and rostering',
        description:
          'Learners shouldn’t have to sign in twice. We connect your product to district identity providers through SAML 2.0 and OpenID Connect, whether directly or through Clever or ClassLink, and match accounts to OneRoster data without duplicates.',
        points: [
          'Role and account-matching rules',
          'Setup guide for district IT',
          'Sign-in for early readers',
        ],
        picture: { motifs: ['key', 'people', 'shield'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'lti',
        title: 'LTI integration',
        description:
          'We add LTI 1.3 with the LTI Advantage services. Deep Linking places an activity, Names and Role Provisioning supplies class lists, and Assignment and Grade Services returns scores.',
        points: [
          'Tool registration for each LMS',
          'Grade return tested end to end',
          'Preparation for 1EdTech certification',
        ],
        picture: { motifs: ['puzzle', 'plug', 'arrows'] },
        link: {
          text: 'Read a worked example of an LTI rollout',
          href: '/case-studies/single-sign-on-and-lti-rollout',
        },
      },
      {
        id: 'learning-analytics',
        title: 'Learning analytics',
        description:
          'We turn clicks into answers a teacher can use by the next lesson. Caliper or xAPI events flow to a governed store, and dashboards show who’s stuck and on what.',
        points: ['Event catalog', 'Teacher and district dashboards', 'Retention and access rules'],
        picture: { motifs: ['chart', 'node', 'lens'] },
        link: { text: 'See learning analytics', href: '/learning-analytics' },
      },
      {
        id: 'cloud',
        title: 'Cloud migration and operations',
        description:
          'We move platforms in stages, each with a trial run and a rollback. Then we run them.',
        points: ['Infrastructure as code', 'Recovery drills', 'Scaling for the school calendar'],
        picture: { motifs: ['cloud', 'arrows', 'stack'] },
        link: { text: 'See AI and cloud services', href: '/cognify/ai-and-cloud-service' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-built'),
      statistic('cloud-uptime'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['node', 'plug', 'key'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['arrows', 'cube', 'gear'] },
        description: 'An EdTech suite, modernized: 3x faster releases.',
      },
      {
        id: 'hybrid-cloud-implementation',
        title: 'A hybrid cloud with fewer calls to the help desk',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['stack', 'cloud', 'headset'] },
        description: '43% fewer IT support tickets after a move to hybrid cloud.',
      },
      {
        id: 'tech-outsourcing-for-edtech',
        title: 'Outsource the work, keep the knowledge',
        category: 'BLOG',
        href: '/blogs/tech-outsourcing-for-edtech',
        picture: { motifs: ['people', 'globe', 'path'] },
        description: 'What to hand over, what to keep, and how to stay in charge.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'lti-migration',
        question: 'How do we move from LTI 1.1 to 1.3 without losing grades?',
        answer: [
          'By mapping old users and links to new ones, district by district, with both versions live. LTI 1.3 replaces OAuth 1.0a signatures with OpenID Connect and signed tokens, so identifiers may change. Where the LMS sends the migration claim, we map from it; elsewhere, from a table agreed with the district.',
        ],
      },
      {
        id: 'saml-or-oidc',
        question: 'Should we support SAML or OpenID Connect?',
        answer: [
          'Both, behind one internal account model. Districts choose their provider, and some offer only SAML. LTI 1.3 needs OpenID Connect in any case.',
        ],
      },
      {
        id: 'student-data',
        question: 'How is student data protected during development?',
        answer: [
          'We build and test with synthetic data. Production access is granted by name and limited in time. Design reviews cover FERPA, COPPA, and GDPR duties, and security controls can be mapped to the SOC 2 criteria and to ISO 27001.',
        ],
      },
      {
        id: 'take-over',
        question: 'Can you take over code you didn’t write?',
        answer: [
          'Yes. The handoff begins with a reproducible build and a list of what’s undocumented or known to one person only. We’ll take responsibility for releases once those risks are agreed.',
        ],
      },
      {
        id: 'downtime',
        question: 'Will a cloud migration interrupt lessons?',
        answer: [
          'It shouldn’t: migrations are staged to minimize downtime, and the switch happens outside school hours. Data is copied and reconciled while the old system runs. Our teams are certified on three major cloud providers.',
        ],
      },
    ],
  },
  contact: {
    topic: 'k-12-platforms',
    body: 'Is a district waiting for an integration? We’ll go through it, and your architecture, with you.',
  },
});
