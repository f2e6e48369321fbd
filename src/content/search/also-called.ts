/**
 * Other names that visitors use for a page, by its path: names of laws, products and tasks, separated by
 * commas. Only list what visitors ask for and the page answers, not what it merely mentions.
 */
export const alsoCalled: Readonly<Record<string, string>> = {
  '/about-us':
    'who we are, who are you, company, team, mission, history, price, pricing, cost, how much, fee, rate, how long does it take, duration, timeline, who will work with us, who works with us, work together, project team',
  '/accessibility': 'conformance claim of this website, report a barrier',
  '/accessibility-compliance-solutions':
    'program, policy, roadmap, procurement, complaint, lawsuit',
  '/adaptive-assessments': 'assessment, adaptive testing, CAT, computerized adaptive test, exams',
  '/build': 'product engineering',
  '/build/custom-platform-development':
    'custom LMS, learning management system, LMS development, build or buy, multi-tenant platform',
  '/build/immersive-learning-solutions':
    'simulation, virtual lab, VR, AR, virtual reality, augmented reality, games, 3D',
  '/build/outcome-based-learning-content-development-services':
    'curriculum development, course development, content development, instructional design, authoring, e-learning',
  '/careers': 'job, vacancy, hiring, work with us, employment, apply, internship, freelance',
  '/case-studies': 'client, customer, portfolio, examples, success stories, references',
  '/blogs': 'articles, insights, news',
  '/blogs/responsible-ai-in-edtech': 'responsible AI, AI ethics, AI policy, AI principles',
  '/case-studies/captions-and-descriptions-at-scale': 'subtitles, transcripts, audio description',
  '/cognify': 'AI, artificial intelligence, ethical AI',
  '/cognify/ai-accelerators':
    'AI tutor, chatbot, learning assistant, semantic search, tagging, RAG',
  '/cognify/ai-accessibility': 'alt text, image descriptions, PDF remediation with AI',
  '/cognify/ai-and-cloud-service': 'cloud migration, AWS, Azure, DevOps, managed hosting',
  '/cognify/ai-enabled-tech': 'machine learning, LLM, AI product development, legacy modernization',
  '/cognify/content-enhancement':
    'AI content generation, AI authoring, generative AI, item generation, ChatGPT',
  '/cognify/deepsight': 'AI governance, AI framework',
  '/contact-us':
    'quote, estimate, proposal, RFP, tender, buy, sales, demo, trial, call, phone number, telephone, email address, office, address, talk to us, meeting',
  '/cookie-policy': 'cookies, tracking, consent, local storage',
  '/deliver': 'delivery',
  '/deliver/hausebox/demo':
    'interactive demo, product demo, live demo, try it, play, playground, sandbox, free trial, preview',
  '/european-accessibility-act-eaa': 'EAA, EN 301 549, EU directive 2019/882, e-book accessibility',
  '/higher-education': 'university, college, campus, faculty, higher ed, postsecondary',
  '/k-12': 'school, K12, elementary, secondary, publishers',
  '/k-12/ai-solutions': 'AI in schools, AI for teachers',
  '/k-12/digital-accessibility':
    'accessibility, accessible, WCAG, ADA Title II, remediation, accessibility audit, a11y',
  '/k-12/digital-strategy': 'roadmap, product roadmap, portfolio, due diligence, consulting',
  '/k-12/learning-efficacy': 'standards alignment, curriculum alignment, ESSA, efficacy study',
  '/k-12/learning-technology': 'platform development, edtech engineering',
  '/k-12/school-readiness': 'back to school, rollover, summer',
  '/k-12/user-experiences': 'UX, UI, teacher experience, usability, redesign',
  '/learning-analytics':
    'dashboard, reporting, report, xAPI, Caliper, learning record store, LRS, data',
  '/live': 'live session, workshop, office hours, podcast, audio, episode',
  '/offline': 'offline, download, install, app',
  '/privacy-policy': 'GDPR, personal data, CCPA, delete my data, newsletter, unsubscribe',
  '/samples':
    'sample report, sample VPAT, sample ACR, example audit report, alignment matrix, template, deliverables, scope of work, data schedule, Exhibit B',
  '/school-districts': 'school district, superintendent, county, local education agency',
  '/machines': 'state machine, statechart, XState, how the site works, engineering',
  '/machines/enquiry': 'draft, outbox, exactly once',
  '/machines/installed-site': 'service worker, PWA, offline',
  '/services/custom-development':
    'software development, feature, app, plug-in, API, authoring tool',
  '/services/deployment':
    'LMS migration, data migration, rollout, implementation, onboarding, launch, go-live',
  '/services/design':
    'UX research, UI design, user research, interface, design system, wireframe, prototype',
  '/services/ongoing-support':
    'maintenance, retainer, SLA, service level agreement, support contract',
  '/services/optimization': 'performance, slow, page speed, slow website, hosting cost',
  '/services/platform-integration':
    'integration, LTI, SSO, single sign-on, SAML, OAuth, OneRoster, rostering, roster sync, Clever, ClassLink, Canvas, Moodle, Blackboard, Schoology, Brightspace, Google Classroom, API',
  '/services/qa':
    'QA, testing, software testing, test automation, load testing, security testing, bugs',
  '/services/training': 'user training, onboarding, train the trainer, administrator training',
  '/sitemap': 'all pages, index, overview',
  '/start': 'where to begin, which page, find, choose, my problem',
  '/support/accessibility-testing':
    'audit cost, audit price, VPAT, ACR, accessibility conformance report, Section 508, screen reader testing, NVDA, JAWS, VoiceOver',
  '/support/community': 'forum, moderation, user group',
  '/support/content-engineering-services':
    'EPUB, QTI, XML, item bank, content conversion, metadata, MathML, SCORM, digitization',
  '/support/knowledge-base': 'help center, documentation, FAQ, help articles',
  '/support/platform-application-support':
    'monitoring, incidents, application management, DevOps, on-call',
  '/support/professional-development': 'PD, teacher training, coaching, workshop for teachers',
  '/support/technical': 'help desk, helpdesk, service desk, call center, ticket, tier 1 support',
  '/tools': 'calculator, template, worksheet, planner, free tools',
  '/tools/accessibility-readiness':
    'accessibility self-assessment, maturity, roles, responsibility',
  '/tools/ai-feature-folder':
    'AI documentation, model card, AI risk register, AI data sheet, AI vendor questionnaire',
  '/tools/back-to-school-countdown':
    'calendar, planner, timeline, ics, code freeze date, first day of school',
  '/tools/procurement-pack': 'vendor questionnaire, security questionnaire, RFI',
  '/regulations':
    'laws, legal requirements, compliance dates, deadlines, ADA, FERPA, COPPA, GDPR, AI Act, calendar of rules',
  '/checklists': 'checklist, template, worksheet, to-do list, CSV, spreadsheet, download',
  '/trust':
    'security, security questionnaire, subprocessors, certificates, SOC 2 report, ISO 27001, data processing agreement, DPA, NDPA, HECVAT, vulnerability, data protection, trust center',
  '/trust/accessibility-conformance':
    'ACR, OpenACR, VPAT of this website, conformance report, WCAG criteria',
  '/workforce':
    'corporate training, corporate learning, L&D, employee training, upskilling, reskilling, skills',
};
